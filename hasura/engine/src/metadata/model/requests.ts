export interface QueryCollection {
  readonly name: string
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] }
  readonly comment?: string
}

export interface AllowlistEntry {
  readonly collection: string
  /** `global`: for every role, otherwise for the listed ones. */
  readonly scope: { readonly global: boolean; readonly roles: readonly string[] }
}

export interface RestEndpoint {
  readonly name: string
  readonly url: string
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  readonly definition: { readonly query: { readonly collection_name: string; readonly query_name: string } }
  readonly comment?: string
}
