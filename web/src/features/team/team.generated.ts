/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type TeamMembersQueryVariables = Exact<{
  opportunityId: string;
}>;

export type TeamMembersQuery = { opportunity_team_members: Array<{ user_id: string, invited_at: string, colleague: { first_name: string | null, last_name: string | null, email: string | null } | null }> };

export type ColleaguesQueryVariables = Exact<{
  me: string;
}>;

export type ColleaguesQuery = { company_colleagues: Array<{ user_id: string | null, first_name: string | null, last_name: string | null, email: string | null }> };

export type InviteTeamMembersMutationVariables = Exact<{
  opportunityId: string;
  userIds: Array<string> | string;
}>;

export type InviteTeamMembersMutation = { inviteTeamMembers: { userIds: Array<string> } };

export type RemoveTeamMemberMutationVariables = Exact<{
  opportunityId: string;
  userId: string;
}>;

export type RemoveTeamMemberMutation = { removeTeamMember: { userIds: Array<string> } };

export const TeamMembersDocument = `
    query TeamMembers($opportunityId: uuid!) {
  opportunity_team_members(
    where: {opportunity_id: {_eq: $opportunityId}}
    order_by: [{invited_at: asc}, {user_id: asc}]
  ) {
    user_id
    invited_at
    colleague {
      first_name
      last_name
      email
    }
  }
}
    `;

export const useTeamMembersQuery = <
      TData = TeamMembersQuery,
      TError = Error
    >(
      variables: TeamMembersQueryVariables,
      options?: Omit<UseQueryOptions<TeamMembersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TeamMembersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TeamMembersQuery, TError, TData>(
      {
    queryKey: ['TeamMembers', variables],
    queryFn: graphqlFetcher<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, variables),
    ...options
  }
    )};

useTeamMembersQuery.document = TeamMembersDocument;

useTeamMembersQuery.getKey = (variables: TeamMembersQueryVariables) => ['TeamMembers', variables];

useTeamMembersQuery.rootKey = 'TeamMembers';

useTeamMembersQuery.fetcher = (variables: TeamMembersQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, variables, options);

export const ColleaguesDocument = `
    query Colleagues($me: uuid!) {
  company_colleagues(
    where: {user_id: {_neq: $me}}
    order_by: [{first_name: asc}, {last_name: asc}, {user_id: asc}]
  ) {
    user_id
    first_name
    last_name
    email
  }
}
    `;

export const useColleaguesQuery = <
      TData = ColleaguesQuery,
      TError = Error
    >(
      variables: ColleaguesQueryVariables,
      options?: Omit<UseQueryOptions<ColleaguesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ColleaguesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ColleaguesQuery, TError, TData>(
      {
    queryKey: ['Colleagues', variables],
    queryFn: graphqlFetcher<ColleaguesQuery, ColleaguesQueryVariables>(ColleaguesDocument, variables),
    ...options
  }
    )};

useColleaguesQuery.document = ColleaguesDocument;

useColleaguesQuery.getKey = (variables: ColleaguesQueryVariables) => ['Colleagues', variables];

useColleaguesQuery.rootKey = 'Colleagues';

useColleaguesQuery.fetcher = (variables: ColleaguesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ColleaguesQuery, ColleaguesQueryVariables>(ColleaguesDocument, variables, options);

export const InviteTeamMembersDocument = `
    mutation InviteTeamMembers($opportunityId: uuid!, $userIds: [uuid!]!) {
  inviteTeamMembers(opportunityId: $opportunityId, userIds: $userIds) {
    userIds
  }
}
    `;

export const useInviteTeamMembersMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<InviteTeamMembersMutation, TError, InviteTeamMembersMutationVariables, TContext>) => {
    
    return useMutation<InviteTeamMembersMutation, TError, InviteTeamMembersMutationVariables, TContext>(
      {
    mutationKey: ['InviteTeamMembers'],
    mutationFn: (variables?: InviteTeamMembersMutationVariables) => graphqlFetcher<InviteTeamMembersMutation, InviteTeamMembersMutationVariables>(InviteTeamMembersDocument, variables)(),
    ...options
  }
    )};

useInviteTeamMembersMutation.fetcher = (variables: InviteTeamMembersMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<InviteTeamMembersMutation, InviteTeamMembersMutationVariables>(InviteTeamMembersDocument, variables, options);

export const RemoveTeamMemberDocument = `
    mutation RemoveTeamMember($opportunityId: uuid!, $userId: uuid!) {
  removeTeamMember(opportunityId: $opportunityId, userId: $userId) {
    userIds
  }
}
    `;

export const useRemoveTeamMemberMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveTeamMemberMutation, TError, RemoveTeamMemberMutationVariables, TContext>) => {
    
    return useMutation<RemoveTeamMemberMutation, TError, RemoveTeamMemberMutationVariables, TContext>(
      {
    mutationKey: ['RemoveTeamMember'],
    mutationFn: (variables?: RemoveTeamMemberMutationVariables) => graphqlFetcher<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>(RemoveTeamMemberDocument, variables)(),
    ...options
  }
    )};

useRemoveTeamMemberMutation.fetcher = (variables: RemoveTeamMemberMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>(RemoveTeamMemberDocument, variables, options);
