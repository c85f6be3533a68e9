/** Before each test file: its work is counted from here. */
import { readOrder } from './order.ts';
import { watchWork } from './watching-work.ts';

const here = globalThis as typeof globalThis & { nextFile?: () => void };
here.nextFile ??= watchWork(readOrder().work);
here.nextFile();
