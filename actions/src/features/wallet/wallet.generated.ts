/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type BalancesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type BalancesForRestQuery = { ledger_balances: Array<{ kind: string | null, source: string | null, balance: number | null, next_due_at: string | null }> };

export type CreditChangesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type CreditChangesForRestQuery = { credit_changes: Array<{ id: number, amount: number, created_at: string, transfer: { reason: string } | null }> };

export type MarkCreditChangesSeenForRestMutationVariables = Exact<{
  ids: Array<number> | number;
}>;

export type MarkCreditChangesSeenForRestMutation = { update_credit_changes: { affected_rows: number } | null };

export type StatementForRestQueryVariables = Exact<{
  currencies: Array<string> | string;
  isByKind: boolean;
  kinds: Array<string> | string;
  minAmount: number;
  maxAmount: number;
  from: string;
  until: string;
  before: number;
  beforeCurrency: string;
  limit: number;
}>;

export type StatementForRestQuery = { ledger_statement_lines: Array<{ transfer_id: number, currency: string, amount: number, balance_after: number, kind: string, posted_at: string, transfer: { reason: string } | null }> };

export const BalancesForRestDocument = `
    query BalancesForRest {
  ledger_balances(where: {kind: {_eq: "credits"}}) {
    kind
    source
    balance
    next_due_at
  }
}
    `;
export const CreditChangesForRestDocument = `
    query CreditChangesForRest {
  credit_changes(
    where: {seen_at: {_is_null: true}}
    order_by: {id: asc}
    limit: 20
  ) {
    id
    amount
    created_at
    transfer {
      reason
    }
  }
}
    `;
export const MarkCreditChangesSeenForRestDocument = `
    mutation MarkCreditChangesSeenForRest($ids: [bigint!]!) {
  update_credit_changes(where: {id: {_in: $ids}, seen_at: {_is_null: true}}) {
    affected_rows
  }
}
    `;
export const StatementForRestDocument = `
    query StatementForRest($currencies: [String!]!, $isByKind: Boolean!, $kinds: [String!]!, $minAmount: bigint!, $maxAmount: bigint!, $from: timestamptz!, $until: timestamptz!, $before: bigint!, $beforeCurrency: String!, $limit: Int!) {
  ledger_statement_lines(
    where: {transfer_id: {_lte: $before}, currency: {_in: $currencies}, amount: {_gte: $minAmount, _lte: $maxAmount}, posted_at: {_gte: $from, _lt: $until}, _and: [{_or: [{transfer_id: {_lt: $before}}, {currency: {_lt: $beforeCurrency}}]}, {_or: [{transfer_id: {_is_null: $isByKind}}, {kind: {_in: $kinds}}]}]}
    order_by: [{transfer_id: desc}, {currency: desc}]
    limit: $limit
  ) {
    transfer_id
    currency
    amount
    balance_after
    kind
    posted_at
    transfer {
      reason
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    BalancesForRest(variables?: BalancesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<BalancesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<BalancesForRestQuery>({ document: BalancesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'BalancesForRest', 'query', variables);
    },
    CreditChangesForRest(variables?: CreditChangesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CreditChangesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CreditChangesForRestQuery>({ document: CreditChangesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CreditChangesForRest', 'query', variables);
    },
    MarkCreditChangesSeenForRest(variables: MarkCreditChangesSeenForRestMutationVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<MarkCreditChangesSeenForRestMutation> {
      return withWrapper((wrappedRequestHeaders) => client.request<MarkCreditChangesSeenForRestMutation>({ document: MarkCreditChangesSeenForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'MarkCreditChangesSeenForRest', 'mutation', variables);
    },
    StatementForRest(variables: StatementForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<StatementForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<StatementForRestQuery>({ document: StatementForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'StatementForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
