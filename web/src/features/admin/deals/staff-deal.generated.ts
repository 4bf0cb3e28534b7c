/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type StaffDealRecordQueryVariables = Exact<{
  id: string;
}>;

export type StaffDealRecordQuery = { deal_records_by_pk: { id: string, opportunity_id: string, expert_id: string, poster_id: string, expert_name: string, poster_name: string, company_name: string | null, type: string, title: string, version_no: number | null, agreed_value_cents: number, agreed_value_unit: string, duration_months: number | null, no_of_days: number | null, no_of_days_unit: string | null, starts: string | null, hired_at: string, accepted_at: string, poster_terms_version: number | null, expert_terms_version: number | null, documents: unknown, payments: unknown, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null } | null };

export const StaffDealRecordDocument = `
    query StaffDealRecord($id: uuid!) {
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

export const useStaffDealRecordQuery = <
      TData = StaffDealRecordQuery,
      TError = Error
    >(
      variables: StaffDealRecordQueryVariables,
      options?: Omit<UseQueryOptions<StaffDealRecordQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffDealRecordQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffDealRecordQuery, TError, TData>(
      {
    queryKey: ['StaffDealRecord', variables],
    queryFn: staffGraphqlFetcher<StaffDealRecordQuery, StaffDealRecordQueryVariables>(StaffDealRecordDocument, variables),
    ...options
  }
    )};

useStaffDealRecordQuery.document = StaffDealRecordDocument;

useStaffDealRecordQuery.getKey = (variables: StaffDealRecordQueryVariables) => ['StaffDealRecord', variables];

useStaffDealRecordQuery.rootKey = 'StaffDealRecord';

useStaffDealRecordQuery.fetcher = (variables: StaffDealRecordQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffDealRecordQuery, StaffDealRecordQueryVariables>(StaffDealRecordDocument, variables, options);
