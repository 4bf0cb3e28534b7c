import type { CodegenConfig } from '@graphql-codegen/cli'

/*
 * Hooks for every *.graphql file of the web client, and an SDK for those of actions, generated from the SDL in
 * hasura/schema without a server. The folder a document is in determines the role it is checked against, so a screen
 * can't query what its reader may not see.
 */
const WEB = 'web/src'
const SCALARS = {
  uuid: 'string',
  bigint: 'number',
  numeric: 'number',
  smallint: 'number',
  float8: 'number',
  timestamptz: 'string',
  date: 'string',
  jsonb: 'unknown',
  json: 'unknown',
  bpchar: 'string',
}

interface Kind {
  role: string
  documents: string[]
  /** read only for their fragments, which are generated with their own kind */
  external: string[]
  fetcher: string
}

const CONTRACT_FRAGMENTS = ['actions/contract/**/*.graphql']
const ENTITY_FRAGMENTS = [`${WEB}/entities/**/*.graphql`, ...CONTRACT_FRAGMENTS]
const KINDS: Kind[] = [
  { role: 'anonymous', documents: [`${WEB}/**/*.public.graphql`], external: [], fetcher: 'publicGraphqlFetcher' },
  {
    role: 'user',
    documents: [`${WEB}/**/*.graphql`, `!${WEB}/**/*.{public,expert}.graphql`, `!${WEB}/features/admin/**/*.graphql`],
    external: CONTRACT_FRAGMENTS,
    fetcher: 'graphqlFetcher',
  },
  {
    role: 'expert',
    documents: [`${WEB}/**/*.expert.graphql`],
    external: ENTITY_FRAGMENTS,
    fetcher: 'graphqlFetcher',
  },
  {
    role: 'staff',
    documents: [`${WEB}/features/admin/**/*.graphql`],
    // staff read no insights and answers as members do
    external: [...ENTITY_FRAGMENTS, `!${WEB}/entities/content/**`],
    fetcher: 'staffGraphqlFetcher',
  },
]

function outputsOf({ role, documents, external, fetcher }: Kind): CodegenConfig['generates'] {
  const source = { schema: `hasura/schema/${role}.graphql`, documents, externalDocuments: external }
  return {
    // the key only has to be unique; the preset writes next to each document
    [`./${'./'.repeat(KINDS.findIndex((kind) => kind.role === role))}`]: {
      ...source,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typescript-react-query'],
      config: {
        reactQueryVersion: 5,
        fetcher: `~lib/graphql-fetcher.js#${fetcher}`,
        errorType: 'Error',
        exposeDocument: true,
        exposeFetcher: true,
        exposeQueryKeys: true,
        exposeQueryRootKeys: true,
        dedupeFragments: true,
        enumsAsTypes: true,
        skipTypename: true,
        scalars: SCALARS,
      },
    },
  }
}

/**
 * Post-processes one generated file: documents become plain strings (the plugin repeats a wrapper class of 20 lines
 * with an `any` in every file), imports from other rooms use subpath names, and a file with only subscriptions, which
 * have no hooks, imports none.
 */
export function tidyGenerated(path: string, content: string): string {
  if (!path.endsWith('.generated.ts')) return content
  return `${content
    .replace(/export class TypedDocumentString[\s\S]*?\n}\n/, '')
    .replace(/import \{ DocumentTypeDecoration \} from '@graphql-typed-document-node\/core';\n/, '')
    .replace(/new TypedDocumentString\((`[^`]*`)(?:, \{[^}]*\})?\)/g, '$1')
    .replace(/import \{ +\} from '@tanstack\/react-query';\nimport .*graphql-fetcher.js';\n/, '')
    .replace(/'~lib\//g, "'#lib/")
    .replace(/'[./]*\/(entities\/[\w/.-]+)'/g, "'#$1.js'")
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/**
 * The Express service's reads on behalf of the caller: an SDK next to each document, checked against the role `user`.
 */
const ACTIONS: CodegenConfig['generates'] = {
  './actions/': {
    schema: 'hasura/schema/user.graphql',
    documents: ['actions/src/**/*.graphql'],
    externalDocuments: CONTRACT_FRAGMENTS,
    preset: 'near-operation-file',
    presetConfig: { extension: '.generated.ts' },
    plugins: ['typescript-operations', 'typescript-graphql-request'],
    config: {
      documentMode: 'string',
      enumsAsTypes: true,
      skipTypename: true,
      importSchemaTypesFrom: 'hasura/schema/none.ts',
      scalars: SCALARS,
    },
  },
}

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: Object.assign({}, ...KINDS.map(outputsOf), ACTIONS),
  hooks: { beforeOneFileWrite: tidyGenerated },
}

export default config
