/** kysely-codegen's options for `npm run db:types` and for the test that checks its output. */
export const TYPES_OPTIONS = [
  '--dialect',
  'postgres',
  '--default-schema',
  'public',
  '--include-pattern',
  '{public,auth,private}.*',
  '--out-file',
  'actions/src/platform/database-types.generated.ts',
]
