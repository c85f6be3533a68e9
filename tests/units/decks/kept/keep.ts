/** Writes down anew what becomes of the sample files; names those of which something has changed. */
import { changedFiles, filesNow, keepFiles, keptFiles } from './files.ts';

const now = filesNow();
for (const change of changedFiles(keptFiles(), now)) console.log(change);
keepFiles(now);
