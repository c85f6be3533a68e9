/** A tree of plain data as lines that can be read: what is empty is left out, what is small stands on one line. */

const LONGEST = 90;

/** Each of a list by itself, behind a dash. */
export const listLines = (nodes: readonly unknown[], indent = ''): string[] =>
  nodes.flatMap((node) => {
    const [first = '', ...others] = nodeLines('', node, `${indent}  `);
    return [`${indent}- ${first.trimStart()}`, ...others];
  });

export const fieldLines = (fields: object, indent = ''): string[] =>
  Object.entries(fields).flatMap(([key, value]) =>
    isEmpty(value) ? [] : nodeLines(`${key}: `, value, indent),
  );

/** The node behind its label, with its parts below where it is too long for a line. */
function nodeLines(label: string, node: unknown, indent: string): string[] {
  const whole = `${indent}${label}${short(node)}`;
  if (whole.length <= LONGEST || typeof node !== 'object' || node === null) return [whole];
  if (Array.isArray(node)) return [`${indent}${label}`.trimEnd(), ...listLines(node, `${indent}  `)];
  const { kind, ...rest } = node as { kind?: unknown };
  const head = `${indent}${label}${typeof kind === 'string' ? kind : ''}`.trimEnd();
  return [head, ...fieldLines(rest, `${indent}  `)];
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** "damage(amount 3, to target(n 0), by self)". */
function short(node: unknown): string {
  if (typeof node === 'string') return /^[\w+/{}'-]+$/.test(node) ? node : JSON.stringify(node);
  if (Array.isArray(node)) return `[${node.map(short).join(', ')}]`;
  if (typeof node !== 'object' || node === null) return String(node);
  const { kind, ...rest } = node as { kind?: unknown };
  const fields = Object.entries(rest)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => (value === true ? key : `${key} ${short(value)}`));
  if (typeof kind !== 'string') return `(${fields.join(', ')})`;
  return fields.length === 0 ? kind : `${kind}(${fields.join(', ')})`;
}
