/** What has changed between two plain values, small enough to send; and the other value again from it. */

/**
 * Records are compared key by key, everything else as a whole. `set` holds new values, `drop` names keys that are
 * gone, `into` differences of records within.
 */
export interface Difference {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  readonly into?: Readonly<Record<string, Difference>>;
}

type PlainRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined: nothing has changed. A key whose value is undefined counts as absent. */
export function differenceOf(before: object, after: object): Difference | undefined {
  const old = before as PlainRecord;
  const set: Record<string, unknown> = {};
  const into: Record<string, Difference> = {};
  const drop = Object.keys(old).filter(
    (key) => old[key] !== undefined && (after as PlainRecord)[key] === undefined,
  );
  for (const [key, value] of Object.entries(after)) {
    const was = old[key];
    if (value === undefined || value === was) continue;
    if (isRecord(value) && isRecord(was)) {
      const inner = differenceOf(was, value);
      if (inner) into[key] = inner;
    } else if (!isSame(was, value)) set[key] = value;
  }
  const found: { -readonly [Key in keyof Difference]: Difference[Key] } = {};
  if (Object.keys(set).length > 0) found.set = set;
  if (drop.length > 0) found.drop = drop;
  if (Object.keys(into).length > 0) found.into = into;
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The value after the change. What did not change is shared with the value before, so that a comparison is cheap. */
export function patched<Value extends object>(before: Value, difference: Difference | undefined): Value {
  if (!difference) return before;
  const dropped = difference.drop ?? [];
  const kept = Object.entries(before).filter(([key]) => !dropped.includes(key));
  const result: Record<string, unknown> = Object.fromEntries(kept);
  for (const [key, inner] of Object.entries(difference.into ?? {}))
    result[key] = patched(result[key] ?? {}, inner);
  Object.assign(result, difference.set);
  return result as Value;
}

/** A key whose value is undefined counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  const others = Object.keys(other).filter((key) => other[key] !== undefined);
  return keys.length === others.length && keys.every((key) => isSame(one[key], other[key]));
}
