/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DealRecordQueryVariables = Exact<{
  id: string;
}>;

export type DealRecordQuery = { deal_records_by_pk: { id: string, opportunity_id: string, expert_id: string, poster_id: string, expert_name: string, poster_name: string, company_name: string | null, type: string, title: string, version_no: number | null, agreed_value_cents: number, agreed_value_unit: string, duration_months: number | null, no_of_days: number | null, no_of_days_unit: string | null, starts: string | null, hired_at: string, accepted_at: string, poster_terms_version: number | null, expert_terms_version: number | null, documents: unknown, payments: unknown, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null } | null };

export const DealRecordDocument = `
    query DealRecord($id: uuid!) {
  deal_records_by_pk(id: $id) {
    ...DealFields
  }
}
    fragment DealFields on deal_records {
  id
  opportunity_id
  expert_id
  poster_id
  expert_name
  poster_name
  company_name
  type
  title
  version_no
  agreed_value_cents
  agreed_value_unit
  duration_months
  no_of_days
  no_of_days_unit
  starts
  hired_at
  accepted_at
  poster_terms_version
  expert_terms_version
  documents
  payments
  opportunity {
    status
  }
  hire {
    opted_out_at
  }
}`;

export const useDealRecordQuery = <
      TData = DealRecordQuery,
      TError = Error
    >(
      variables: DealRecordQueryVariables,
      options?: Omit<UseQueryOptions<DealRecordQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DealRecordQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DealRecordQuery, TError, TData>(
      {
    queryKey: ['DealRecord', variables],
    queryFn: graphqlFetcher<DealRecordQuery, DealRecordQueryVariables>(DealRecordDocument, variables),
    ...options
  }
    )};

useDealRecordQuery.document = DealRecordDocument;

useDealRecordQuery.getKey = (variables: DealRecordQueryVariables) => ['DealRecord', variables];

useDealRecordQuery.rootKey = 'DealRecord';

useDealRecordQuery.fetcher = (variables: DealRecordQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<DealRecordQuery, DealRecordQueryVariables>(DealRecordDocument, variables, options);
