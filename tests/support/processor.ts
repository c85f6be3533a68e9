/** Time where time is the matter: of a processor, for the machine may be busy with others. */
interface Timed<Value> {
  readonly value: Value;
  /** Of a processor, in this thread. */
  readonly seconds: number;
}

export function timed<Value>(work: () => Value): Timed<Value> {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, seconds: (user + system) / 1_000_000 };
}
