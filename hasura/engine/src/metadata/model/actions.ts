import type { QualifiedName } from './qualified-name.js'
import type { HeaderConf } from './webhooks.js'

export interface ActionMetadata {
  readonly name: string
  readonly definition: {
    readonly type: 'query' | 'mutation'
    readonly kind: 'synchronous' | 'asynchronous'
    /** URL with `{{ENV}}` templates. */
    readonly handler: string
    /** GraphQL types are SDL text: `[uuid!]!`. */
    readonly arguments: readonly TypedField[]
    readonly output_type: string
    readonly forward_client_headers: boolean
    readonly headers: readonly HeaderConf[]
    /** Seconds. */
    readonly timeout: number
  }
  readonly permissions: readonly { readonly role: string }[]
  readonly comment?: string
}

export interface TypedField {
  readonly name: string
  readonly type: string
  readonly description?: string
}

export interface CustomTypes {
  readonly input_objects: readonly {
    readonly name: string
    readonly description?: string
    readonly fields: readonly TypedField[]
  }[]
  readonly objects: readonly CustomObject[]
  readonly scalars: readonly { readonly name: string; readonly description?: string }[]
  readonly enums: readonly CustomEnum[]
}

export interface CustomObject {
  readonly name: string
  readonly description?: string
  readonly fields: readonly TypedField[]
  readonly relationships: readonly CustomRelationship[]
}

export interface CustomRelationship {
  readonly name: string
  readonly type: 'object' | 'array'
  readonly source: string
  readonly remote_table: QualifiedName
  /** Field of the custom object → column of the remote table. */
  readonly field_mapping: { readonly [field: string]: string }
}

export interface CustomEnum {
  readonly name: string
  readonly description?: string
  readonly values: readonly {
    readonly value: string
    readonly description?: string
    readonly is_deprecated?: boolean
  }[]
}
