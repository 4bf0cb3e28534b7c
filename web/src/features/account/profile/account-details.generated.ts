/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AccountDetailsQueryVariables = Exact<{
  me: string;
}>;

export type AccountDetailsQuery = { users_by_pk: { first_name: string, last_name: string, designation: string | null, account: { email: string, is_email_verified: boolean, time_zone: string | null } | null } | null };

export type UpdateAccountDetailsMutationVariables = Exact<{
  me: string;
  firstName: string;
  lastName: string;
  designation?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;

export type UpdateAccountDetailsMutation = { update_users_by_pk: { id: string } | null, update_user_accounts_by_pk: { user_id: string } | null };

export const AccountDetailsDocument = `
    query AccountDetails($me: uuid!) {
  users_by_pk(id: $me) {
    first_name
    last_name
    designation
    account {
      email
      is_email_verified
      time_zone
    }
  }
}
    `;

export const useAccountDetailsQuery = <
      TData = AccountDetailsQuery,
      TError = Error
    >(
      variables: AccountDetailsQueryVariables,
      options?: Omit<UseQueryOptions<AccountDetailsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AccountDetailsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AccountDetailsQuery, TError, TData>(
      {
    queryKey: ['AccountDetails', variables],
    queryFn: graphqlFetcher<AccountDetailsQuery, AccountDetailsQueryVariables>(AccountDetailsDocument, variables),
    ...options
  }
    )};

useAccountDetailsQuery.document = AccountDetailsDocument;

useAccountDetailsQuery.getKey = (variables: AccountDetailsQueryVariables) => ['AccountDetails', variables];

useAccountDetailsQuery.rootKey = 'AccountDetails';

useAccountDetailsQuery.fetcher = (variables: AccountDetailsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AccountDetailsQuery, AccountDetailsQueryVariables>(AccountDetailsDocument, variables, options);

export const UpdateAccountDetailsDocument = `
    mutation UpdateAccountDetails($me: uuid!, $firstName: String!, $lastName: String!, $designation: String, $timeZone: String) {
  update_users_by_pk(
    pk_columns: {id: $me}
    _set: {first_name: $firstName, last_name: $lastName, designation: $designation}
  ) {
    id
  }
  update_user_accounts_by_pk(
    pk_columns: {user_id: $me}
    _set: {time_zone: $timeZone}
  ) {
    user_id
  }
}
    `;

export const useUpdateAccountDetailsMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateAccountDetailsMutation, TError, UpdateAccountDetailsMutationVariables, TContext>) => {
    
    return useMutation<UpdateAccountDetailsMutation, TError, UpdateAccountDetailsMutationVariables, TContext>(
      {
    mutationKey: ['UpdateAccountDetails'],
    mutationFn: (variables?: UpdateAccountDetailsMutationVariables) => graphqlFetcher<UpdateAccountDetailsMutation, UpdateAccountDetailsMutationVariables>(UpdateAccountDetailsDocument, variables)(),
    ...options
  }
    )};

useUpdateAccountDetailsMutation.fetcher = (variables: UpdateAccountDetailsMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<UpdateAccountDetailsMutation, UpdateAccountDetailsMutationVariables>(UpdateAccountDetailsDocument, variables, options);
