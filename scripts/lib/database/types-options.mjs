/** What `npm run db:types` asks of kysely-codegen, and what a test asks again. */
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
