"""A server that answers every question of a device with the bytes of the file `lie` and the status of the file `status`."""

import http.server


class Liar(http.server.BaseHTTPRequestHandler):
    def answer(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.send_response(int(open("status").read()))
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()
        self.wfile.write(open("lie", "rb").read())

    do_GET = do_POST = do_PUT = do_DELETE = answer

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Liar)
open("liar", "w").write(f"http://127.0.0.1:{server.server_port}")
server.serve_forever()
