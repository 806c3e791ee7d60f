import Foundation
import Glibc
import PeopleHomes
import TestSupport
import Testing

/// A database as hosts such as Supabase offer it: reached through a pool, with TLS and a password, by the name of a role and of a
/// project, and owned by a role that is no superuser.
@Suite(
  "A hosted database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)),
  .enabled(if: ScratchServer.pgbouncer != nil, "pgbouncer has to be unpacked for this, which scripts/setup test does"),
  .enabled(if: access("/usr/bin/openssl", X_OK) == 0, "openssl has to be installed for this"))
struct HostedPoolTests {
  @Test("commands work through a pool with TLS, as ROLE.PROJECT, with an owner of the tables who is no superuser")
  func hosted() throws {
    let desk = try ProgramTests.Desk()
    let owner = "owner_\(desk.name)"
    try desk.server.psql("CREATE ROLE \(owner) LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE", "postgres", as: "admin")
    try desk.server.psql("ALTER DATABASE \(desk.name) OWNER TO \(owner)", "postgres", as: "admin")
    let run = try desk.shell(
      Self.pool
        .replacing("{base}", with: desk.name).replacing("{server}", with: desk.server.folder)
        .replacing("{owner}", with: owner).replacing("{pgbouncer}", with: ScratchServer.pgbouncer ?? "")
        + Self.commands)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output == """
        read it
        plain 7
        stranger 7
        password 7
        1

        """, "\(run.errors)")
    // What is refused says so, and repeats no password.
    #expect(run.errors.contains("SSL"), "\(run.errors)")
    #expect(run.errors.contains("certificate verify failed"), "\(run.errors)")
    #expect(!(run.output + run.errors).contains("correct-horse"))
  }

  /// A pool in a folder of its own, with a certificate that it signed itself, until the script ends. It does not run as root.
  private static let pool = """
    set -e; as=
    certify() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=pool -addext \
      subjectAltName=IP:127.0.0.1 -keyout "$1.key" -out "$1.pem" 2>/dev/null; }
    mkdir pool; certify pool/own; certify other
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    echo '"fasti_app.abcdefghijklmnop" "correct-horse"' >pool/users
    cat >pool/pool.ini <<END
    [databases]
    {base} = host={server} user=fasti_app
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = $port
    unix_socket_dir =
    auth_type = scram-sha-256
    auth_file = $HOME/pool/users
    pool_mode = transaction
    default_pool_size = 2
    client_tls_sslmode = require
    client_tls_key_file = $HOME/pool/own.key
    client_tls_cert_file = $HOME/pool/own.pem
    END
    if [ "$(id -u)" = 0 ]; then
      chmod 711 .; chown -R nobody pool; as="setpriv --reuid=nobody --regid=nogroup --clear-groups"
    fi
    $as {pgbouncer} -q pool/pool.ini >log 2>&1 & bouncer=$!
    trap 'kill $bouncer' EXIT
    echo "127.0.0.1:$port:*:fasti_app.abcdefghijklmnop:correct-horse" >passwords; chmod 600 passwords
    export PGPASSFILE=$HOME/passwords
    at() { echo "postgresql://fasti_app.abcdefghijklmnop@127.0.0.1:$port/{base}?sslmode=$1&sslrootcert=$HOME/$2.pem"; }
    for n in $(seq 100); do psql "$(at verify-full pool/own)" -c 'SELECT 1' >/dev/null 2>&1 && break; sleep 0.1; done
    export FASTI_DATABASE_KEEPER="postgresql://{owner}@/{base}?host={server}"

    """

  private static let commands = """
    export FASTI_DATABASE="$(at verify-full pool/own)"
    $fasti database init --partitions 2 2>/dev/null
    for n in 1 2 3; do $fasti note set 2026-02-0$n "number $n" 2>/dev/null; done
    $fasti note set 2026-02-05 "read it" 2>/dev/null; $fasti note show 2026-02-05
    $fasti store compact --before 2026-02-01 >/dev/null 2>&1 || [ $? = 1 ]
    $fasti undo >/dev/null 2>&1; $fasti redo >/dev/null 2>&1; $fasti backup create kept.zip >/dev/null 2>&1; $fasti doctor >/dev/null
    FASTI_DATABASE="$(at disable pool/own)" $fasti today >/dev/null || echo "plain $?"
    FASTI_DATABASE="$(at verify-full other)" $fasti today >/dev/null || echo "stranger $?"
    echo "127.0.0.1:$port:*:*:wrong" >passwords; $fasti today >/dev/null || echo "password $?"
    ls kept.zip | wc -l

    """
}
