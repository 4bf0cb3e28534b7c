/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnCompanyQueryVariables = Exact<{
  companyId: string;
  me: string;
}>;

export type OwnCompanyQuery = { companies_by_pk: { company_name: string, company_url: string | null, company_brief: string | null } | null, company_members: Array<{ member_role: string }> };

export type UpdateOwnCompanyMutationVariables = Exact<{
  companyId: string;
  name: string;
  url?: string | null | undefined;
  brief?: string | null | undefined;
}>;

export type UpdateOwnCompanyMutation = { update_companies_by_pk: { id: string } | null };

export const OwnCompanyDocument = `
    query OwnCompany($companyId: uuid!, $me: uuid!) {
  companies_by_pk(id: $companyId) {
    company_name
    company_url
    company_brief
  }
  company_members(
    where: {company_id: {_eq: $companyId}, user_id: {_eq: $me}}
    limit: 1
  ) {
    member_role
  }
}
    `;

export const useOwnCompanyQuery = <
      TData = OwnCompanyQuery,
      TError = Error
    >(
      variables: OwnCompanyQueryVariables,
      options?: Omit<UseQueryOptions<OwnCompanyQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnCompanyQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnCompanyQuery, TError, TData>(
      {
    queryKey: ['OwnCompany', variables],
    queryFn: graphqlFetcher<OwnCompanyQuery, OwnCompanyQueryVariables>(OwnCompanyDocument, variables),
    ...options
  }
    )};

useOwnCompanyQuery.document = OwnCompanyDocument;

useOwnCompanyQuery.getKey = (variables: OwnCompanyQueryVariables) => ['OwnCompany', variables];

useOwnCompanyQuery.rootKey = 'OwnCompany';

useOwnCompanyQuery.fetcher = (variables: OwnCompanyQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnCompanyQuery, OwnCompanyQueryVariables>(OwnCompanyDocument, variables, options);

export const UpdateOwnCompanyDocument = `
    mutation UpdateOwnCompany($companyId: uuid!, $name: String!, $url: String, $brief: String) {
  update_companies_by_pk(
    pk_columns: {id: $companyId}
    _set: {company_name: $name, company_url: $url, company_brief: $brief}
  ) {
    id
  }
}
    `;

export const useUpdateOwnCompanyMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateOwnCompanyMutation, TError, UpdateOwnCompanyMutationVariables, TContext>) => {
    
    return useMutation<UpdateOwnCompanyMutation, TError, UpdateOwnCompanyMutationVariables, TContext>(
      {
    mutationKey: ['UpdateOwnCompany'],
    mutationFn: (variables?: UpdateOwnCompanyMutationVariables) => graphqlFetcher<UpdateOwnCompanyMutation, UpdateOwnCompanyMutationVariables>(UpdateOwnCompanyDocument, variables)(),
    ...options
  }
    )};

useUpdateOwnCompanyMutation.fetcher = (variables: UpdateOwnCompanyMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<UpdateOwnCompanyMutation, UpdateOwnCompanyMutationVariables>(UpdateOwnCompanyDocument, variables, options);
