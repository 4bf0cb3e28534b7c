import type { GraphQLSchema } from 'graphql'
import type { ActionMetadata } from '../../metadata/model/actions.js'
import type { TableAccess } from '../access.js'
import type { Codec } from '../source/codecs.js'
import type { Condition, Operand, PredicateFunction } from '../source/condition.js'
import type {
  ColumnMapping,
  ColumnModel,
  ComputedFieldModel,
  FunctionModel,
  RelationshipModel,
} from '../source/model.js'
import type { Operator } from '../source/operators.js'

/** Reads an introspection field from graphql-js' own objects. */
export type ReadIntrospection = (source: unknown, schema: GraphQLSchema) => unknown

/** Aggregates over one column; `count` is separate. */
export type AggregateOperator =
  | 'sum'
  | 'avg'
  | 'min'
  | 'max'
  | 'stddev'
  | 'stddev_pop'
  | 'stddev_samp'
  | 'var_pop'
  | 'var_samp'
  | 'variance'

/** What selecting a field means for the database. */
export type FieldMeaning =
  | { readonly kind: 'column'; readonly column: ColumnModel; readonly condition: Condition | null }
  | { readonly kind: 'relationship'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'relationshipAggregate'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'computedScalar'; readonly field: ComputedFieldModel; readonly condition: Condition | null }
  | { readonly kind: 'computedTable'; readonly field: ComputedFieldModel; readonly remote: TableAccess }
  | { readonly kind: 'computedAggregate'; readonly field: ComputedFieldModel; readonly remote: TableAccess }
  | { readonly kind: 'aggregate' | 'nodes' | 'count' | 'affectedRows' | 'returning' }
  | { readonly kind: 'aggregateOperator'; readonly operator: AggregateOperator }
  | {
      readonly kind: 'aggregateColumn'
      readonly operand: ColumnModel | ComputedFieldModel
      readonly condition: Condition | null
    }
  | { readonly kind: 'select' | 'selectByPk' | 'selectAggregate' | 'selectStream'; readonly access: TableAccess }
  | { readonly kind: 'insert' | 'insertOne'; readonly access: TableAccess }
  | { readonly kind: 'update' | 'updateByPk' | 'updateMany'; readonly access: TableAccess }
  | { readonly kind: 'delete' | 'deleteByPk'; readonly access: TableAccess }
  | { readonly kind: 'function' | 'functionAggregate'; readonly fn: FunctionModel; readonly access: TableAccess }
  | { readonly kind: 'action' | 'actionResult'; readonly action: ActionMetadata }
  | { readonly kind: 'actionField'; readonly name: string }
  | {
      readonly kind: 'actionRelationship'
      readonly isList: boolean
      readonly mapping: ColumnMapping
      readonly remote: TableAccess
    }
  | { readonly kind: 'introspection'; readonly read: ReadIntrospection }
  | { readonly kind: 'noQueries' }

/** What a key of an input object means. */
export type InputMeaning =
  | { readonly kind: 'and' | 'or' | 'not' }
  | { readonly kind: 'filterColumn'; readonly column: ColumnModel; readonly condition: Condition | null }
  | { readonly kind: 'filterComputed'; readonly field: ComputedFieldModel; readonly condition: Condition | null }
  | { readonly kind: 'filterRelated'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'filterComputedTable'; readonly field: ComputedFieldModel; readonly remote: TableAccess }
  | { readonly kind: 'filterAggregate'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'filterAggregateFunction'; readonly function: PredicateFunction }
  | { readonly kind: 'operator'; readonly operator: Operator; readonly codec: Codec }
  | { readonly kind: 'isNull' | 'cast' | 'flag' }
  | { readonly kind: 'orderColumn'; readonly column: ColumnModel; readonly condition: Condition | null }
  | { readonly kind: 'orderComputed'; readonly field: ComputedFieldModel; readonly condition: Condition | null }
  | { readonly kind: 'orderRelated'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'orderAggregate'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'orderComputedAggregate'; readonly field: ComputedFieldModel; readonly remote: TableAccess }
  | { readonly kind: 'orderCount' }
  | { readonly kind: 'orderOperator'; readonly operator: AggregateOperator }
  | { readonly kind: 'value'; readonly column: ColumnModel; readonly codec: Codec }
  | { readonly kind: 'key'; readonly operand: Operand; readonly codec: Codec }
  | { readonly kind: 'insertRelated'; readonly relationship: RelationshipModel; readonly remote: TableAccess }
  | { readonly kind: 'functionArgument'; readonly codec: Codec }
  | { readonly kind: 'scalar'; readonly codec: Codec }
