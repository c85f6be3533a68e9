/**
 * TypeScript reads each component as the script that the parser makes of it. Without this, every component that is
 * looked at changes the project, which is then worked out anew, and an imported component has no type. The parser reads
 * it while it is loaded, so that this comes first.
 */
process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] ??= '1';
