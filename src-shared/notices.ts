/** The licence texts of others as one text, for people as it is, and for the window in its parts. */

export interface LicenceNotice {
  readonly name: string;
  readonly version: string;
  /** By its short name: MIT, ISC. */
  readonly licence: string;
  readonly text: string;
}

const RULE = '='.repeat(80);

const HEAD = /^(.+) (\S+) \((.+)\)$/;

/** What stands before the first of them is for people alone. */
export function writeNotices(preface: string, notices: readonly LicenceNotice[]): string {
  const parts = notices.map(({ name, version, licence, text }) => {
    if (text.split('\n').includes(RULE))
      throw new Error(`The text of ${name} has the line that parts texts.`);
    return `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${text.trimEnd()}\n`;
  });
  return [`${preface.trimEnd()}\n`, ...parts].join('\n');
}

export function readNotices(written: string): LicenceNotice[] {
  const [, ...parts] = written.split(`${RULE}\n`);
  return parts.flatMap((head, index) => {
    if (index % 2 === 1) return [];
    const [, name, version, licence] = HEAD.exec(head.trimEnd()) ?? [];
    const text = parts[index + 1]?.trim();
    if (!name || !version || !licence || text === undefined) throw new Error(`This is no notice: ${head}`);
    return [{ name, version, licence, text }];
  });
}
