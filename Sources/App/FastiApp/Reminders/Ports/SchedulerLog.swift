/// Everything that a scheduler notes on this machine.
public typealias SchedulerLog = DeliveryLog & RefreshLog
