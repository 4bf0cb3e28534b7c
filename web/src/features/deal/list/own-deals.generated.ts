/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DealRowFragment = { id: string, type: string, title: string, expert_name: string, poster_name: string, company_name: string | null, agreed_value_cents: number, agreed_value_unit: string, accepted_at: string, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null };

export type DealsAsExpertQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type DealsAsExpertQuery = { deal_records: Array<{ id: string, type: string, title: string, expert_name: string, poster_name: string, company_name: string | null, agreed_value_cents: number, agreed_value_unit: string, accepted_at: string, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null }> };

export type DealsAsPosterQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type DealsAsPosterQuery = { deal_records: Array<{ id: string, type: string, title: string, expert_name: string, poster_name: string, company_name: string | null, agreed_value_cents: number, agreed_value_unit: string, accepted_at: string, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null }> };

export const DealRowFragmentDoc = `
    fragment DealRow on deal_records {
  id
  type
  title
  expert_name
  poster_name
  company_name
  agreed_value_cents
  agreed_value_unit
  accepted_at
  opportunity {
    status
  }
  hire {
    opted_out_at
  }
}
    `;
export const DealsAsExpertDocument = `
    query DealsAsExpert($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  deal_records(
    where: {expert_id: {_eq: $me}, accepted_at: {_lte: $before}, _or: [{accepted_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{accepted_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...DealRow
  }
}
    fragment DealRow on deal_records {
  id
  type
  title
  expert_name
  poster_name
  company_name
  agreed_value_cents
  agreed_value_unit
  accepted_at
  opportunity {
    status
  }
  hire {
    opted_out_at
  }
}`;

export const useDealsAsExpertQuery = <
      TData = DealsAsExpertQuery,
      TError = Error
    >(
      variables: DealsAsExpertQueryVariables,
      options?: Omit<UseQueryOptions<DealsAsExpertQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DealsAsExpertQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DealsAsExpertQuery, TError, TData>(
      {
    queryKey: ['DealsAsExpert', variables],
    queryFn: graphqlFetcher<DealsAsExpertQuery, DealsAsExpertQueryVariables>(DealsAsExpertDocument, variables),
    ...options
  }
    )};

useDealsAsExpertQuery.document = DealsAsExpertDocument;

useDealsAsExpertQuery.getKey = (variables: DealsAsExpertQueryVariables) => ['DealsAsExpert', variables];

useDealsAsExpertQuery.rootKey = 'DealsAsExpert';

useDealsAsExpertQuery.fetcher = (variables: DealsAsExpertQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<DealsAsExpertQuery, DealsAsExpertQueryVariables>(DealsAsExpertDocument, variables, options);

export const DealsAsPosterDocument = `
    query DealsAsPoster($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  deal_records(
    where: {poster_id: {_eq: $me}, accepted_at: {_lte: $before}, _or: [{accepted_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{accepted_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...DealRow
  }
}
    fragment DealRow on deal_records {
  id
  type
  title
  expert_name
  poster_name
  company_name
  agreed_value_cents
  agreed_value_unit
  accepted_at
  opportunity {
    status
  }
  hire {
    opted_out_at
  }
}`;

export const useDealsAsPosterQuery = <
      TData = DealsAsPosterQuery,
      TError = Error
    >(
      variables: DealsAsPosterQueryVariables,
      options?: Omit<UseQueryOptions<DealsAsPosterQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DealsAsPosterQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DealsAsPosterQuery, TError, TData>(
      {
    queryKey: ['DealsAsPoster', variables],
    queryFn: graphqlFetcher<DealsAsPosterQuery, DealsAsPosterQueryVariables>(DealsAsPosterDocument, variables),
    ...options
  }
    )};

useDealsAsPosterQuery.document = DealsAsPosterDocument;

useDealsAsPosterQuery.getKey = (variables: DealsAsPosterQueryVariables) => ['DealsAsPoster', variables];

useDealsAsPosterQuery.rootKey = 'DealsAsPoster';

useDealsAsPosterQuery.fetcher = (variables: DealsAsPosterQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<DealsAsPosterQuery, DealsAsPosterQueryVariables>(DealsAsPosterDocument, variables, options);
