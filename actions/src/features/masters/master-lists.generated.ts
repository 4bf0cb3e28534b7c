/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ObjectivesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type ObjectivesForRestQuery = { master_objectives: Array<{ id: string, objective_name: string }> };

export type DomainsForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type DomainsForRestQuery = { master_domains: Array<{ id: string, domain_name: string }> };

export type ExpertiseForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type ExpertiseForRestQuery = { master_expertise: Array<{ id: string, expertise_name: string, category_id: string }> };

export type OpportunityTypesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type OpportunityTypesForRestQuery = { opportunity_types: Array<{ code: string, label: string }> };

export type DurationTypesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type DurationTypesForRestQuery = { opportunity_duration_types: Array<{ id: string, code: string, duration_type: string }> };

export type StartDatesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type StartDatesForRestQuery = { opportunity_start_dates: Array<{ id: string, code: string, start_date: string }> };

export type BudgetRangeForRestQueryVariables = Exact<{
  roleId: string;
  unit: string;
}>;

export type BudgetRangeForRestQuery = { budget_ranges: Array<{ min_amount_cents: number, max_amount_cents: number }> };

export const ObjectivesForRestDocument = `
    query ObjectivesForRest {
  master_objectives(order_by: {objective_name: asc}) {
    id
    objective_name
  }
}
    `;
export const DomainsForRestDocument = `
    query DomainsForRest {
  master_domains(order_by: {domain_name: asc}) {
    id
    domain_name
  }
}
    `;
export const ExpertiseForRestDocument = `
    query ExpertiseForRest {
  master_expertise(order_by: {expertise_name: asc}) {
    id
    expertise_name
    category_id
  }
}
    `;
export const OpportunityTypesForRestDocument = `
    query OpportunityTypesForRest {
  opportunity_types {
    code
    label
  }
}
    `;
export const DurationTypesForRestDocument = `
    query DurationTypesForRest {
  opportunity_duration_types {
    id
    code
    duration_type
  }
}
    `;
export const StartDatesForRestDocument = `
    query StartDatesForRest {
  opportunity_start_dates(order_by: {sort: asc}) {
    id
    code
    start_date
  }
}
    `;
export const BudgetRangeForRestDocument = `
    query BudgetRangeForRest($roleId: uuid!, $unit: String!) {
  budget_ranges(
    where: {role_id: {_eq: $roleId}, duration_type: {code: {_eq: $unit}}}
  ) {
    min_amount_cents
    max_amount_cents
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ObjectivesForRest(variables?: ObjectivesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ObjectivesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ObjectivesForRestQuery>({ document: ObjectivesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ObjectivesForRest', 'query', variables);
    },
    DomainsForRest(variables?: DomainsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<DomainsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<DomainsForRestQuery>({ document: DomainsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'DomainsForRest', 'query', variables);
    },
    ExpertiseForRest(variables?: ExpertiseForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ExpertiseForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ExpertiseForRestQuery>({ document: ExpertiseForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ExpertiseForRest', 'query', variables);
    },
    OpportunityTypesForRest(variables?: OpportunityTypesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OpportunityTypesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OpportunityTypesForRestQuery>({ document: OpportunityTypesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OpportunityTypesForRest', 'query', variables);
    },
    DurationTypesForRest(variables?: DurationTypesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<DurationTypesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<DurationTypesForRestQuery>({ document: DurationTypesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'DurationTypesForRest', 'query', variables);
    },
    StartDatesForRest(variables?: StartDatesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<StartDatesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<StartDatesForRestQuery>({ document: StartDatesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'StartDatesForRest', 'query', variables);
    },
    BudgetRangeForRest(variables: BudgetRangeForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<BudgetRangeForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<BudgetRangeForRestQuery>({ document: BudgetRangeForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'BudgetRangeForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
