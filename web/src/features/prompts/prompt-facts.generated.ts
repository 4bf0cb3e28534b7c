/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PromptFactsQueryVariables = Exact<{
  me: string;
  visitRole: string;
  asksWelcome: boolean;
}>;

export type PromptFactsQuery = { users_by_pk: { account: { login_type: string, is_exciting_news_modal_not_show_again: boolean } | null } | null, expert_details: Array<{ user_id: string, is_available_for_hire_as_cxo: boolean, user_org_role: string | null, is_calender_added: boolean, is_bio_added: boolean, advice_offerings: Array<{ id: string }>, rate_card: { user_id: string } | null }>, company_members: Array<{ company_id: string, company: { company_name: string } }>, first_visits?: Array<{ seen_at: string }> };

export type WelcomeCallQueryVariables = Exact<{
  visitRole: string;
}>;

export type WelcomeCallQuery = { system_configurations: Array<{ value: string }>, first_visits: Array<{ seen_at: string }> };

export type ProfileVideoQueryVariables = Exact<{ [key: string]: never; }>;

export type ProfileVideoQuery = { system_configurations: Array<{ value: string }> };

export type EndTeamWelcomeMutationVariables = Exact<{
  me: string;
  companyId: string;
}>;

export type EndTeamWelcomeMutation = { update_company_members: { affected_rows: number } | null };

export type EndStaffWelcomeMutationVariables = Exact<{ [key: string]: never; }>;

export type EndStaffWelcomeMutation = { markFirstVisit: { scope: string } };

export type DismissNewsMutationVariables = Exact<{
  me: string;
  isDismissed: boolean;
}>;

export type DismissNewsMutation = { update_user_accounts_by_pk: { is_exciting_news_modal_not_show_again: boolean } | null };

export const PromptFactsDocument = `
    query PromptFacts($me: uuid!, $visitRole: String!, $asksWelcome: Boolean!) {
  users_by_pk(id: $me) {
    account {
      login_type
      is_exciting_news_modal_not_show_again
    }
  }
  expert_details(where: {user_id: {_in: [$me]}}, limit: 1) {
    user_id
    is_available_for_hire_as_cxo
    user_org_role
    is_calender_added
    is_bio_added
    advice_offerings(where: {enabled: {_eq: true}}, limit: 1) {
      id
    }
    rate_card {
      user_id
    }
  }
  company_members(
    where: {user_id: {_eq: $me}, is_welcome_due: {_eq: true}}
    limit: 1
  ) {
    company_id
    company {
      company_name
    }
  }
  first_visits(
    where: {scope: {_eq: "welcome"}, role: {_eq: $visitRole}}
    limit: 1
  ) @include(if: $asksWelcome) {
    seen_at
  }
}
    `;

export const usePromptFactsQuery = <
      TData = PromptFactsQuery,
      TError = Error
    >(
      variables: PromptFactsQueryVariables,
      options?: Omit<UseQueryOptions<PromptFactsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PromptFactsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PromptFactsQuery, TError, TData>(
      {
    queryKey: ['PromptFacts', variables],
    queryFn: graphqlFetcher<PromptFactsQuery, PromptFactsQueryVariables>(PromptFactsDocument, variables),
    ...options
  }
    )};

usePromptFactsQuery.document = PromptFactsDocument;

usePromptFactsQuery.getKey = (variables: PromptFactsQueryVariables) => ['PromptFacts', variables];

usePromptFactsQuery.rootKey = 'PromptFacts';

usePromptFactsQuery.fetcher = (variables: PromptFactsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PromptFactsQuery, PromptFactsQueryVariables>(PromptFactsDocument, variables, options);

export const WelcomeCallDocument = `
    query WelcomeCall($visitRole: String!) {
  system_configurations(where: {config: {_eq: "TEAM_CALENDAR_URL"}}, limit: 1) {
    value
  }
  first_visits(
    where: {scope: {_eq: "welcome-call"}, role: {_eq: $visitRole}}
    limit: 1
  ) {
    seen_at
  }
}
    `;

export const useWelcomeCallQuery = <
      TData = WelcomeCallQuery,
      TError = Error
    >(
      variables: WelcomeCallQueryVariables,
      options?: Omit<UseQueryOptions<WelcomeCallQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WelcomeCallQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WelcomeCallQuery, TError, TData>(
      {
    queryKey: ['WelcomeCall', variables],
    queryFn: graphqlFetcher<WelcomeCallQuery, WelcomeCallQueryVariables>(WelcomeCallDocument, variables),
    ...options
  }
    )};

useWelcomeCallQuery.document = WelcomeCallDocument;

useWelcomeCallQuery.getKey = (variables: WelcomeCallQueryVariables) => ['WelcomeCall', variables];

useWelcomeCallQuery.rootKey = 'WelcomeCall';

useWelcomeCallQuery.fetcher = (variables: WelcomeCallQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<WelcomeCallQuery, WelcomeCallQueryVariables>(WelcomeCallDocument, variables, options);

export const ProfileVideoDocument = `
    query ProfileVideo {
  system_configurations(where: {config: {_eq: "PROFILE_VIDEO_URL"}}, limit: 1) {
    value
  }
}
    `;

export const useProfileVideoQuery = <
      TData = ProfileVideoQuery,
      TError = Error
    >(
      variables?: ProfileVideoQueryVariables,
      options?: Omit<UseQueryOptions<ProfileVideoQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileVideoQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileVideoQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ProfileVideo'] : ['ProfileVideo', variables],
    queryFn: graphqlFetcher<ProfileVideoQuery, ProfileVideoQueryVariables>(ProfileVideoDocument, variables),
    ...options
  }
    )};

useProfileVideoQuery.document = ProfileVideoDocument;

useProfileVideoQuery.getKey = (variables?: ProfileVideoQueryVariables) => variables === undefined ? ['ProfileVideo'] : ['ProfileVideo', variables];

useProfileVideoQuery.rootKey = 'ProfileVideo';

useProfileVideoQuery.fetcher = (variables?: ProfileVideoQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ProfileVideoQuery, ProfileVideoQueryVariables>(ProfileVideoDocument, variables, options);

export const EndTeamWelcomeDocument = `
    mutation EndTeamWelcome($me: uuid!, $companyId: uuid!) {
  update_company_members(
    where: {user_id: {_eq: $me}, company_id: {_eq: $companyId}}
    _set: {is_welcome_due: false}
  ) {
    affected_rows
  }
}
    `;

export const useEndTeamWelcomeMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<EndTeamWelcomeMutation, TError, EndTeamWelcomeMutationVariables, TContext>) => {
    
    return useMutation<EndTeamWelcomeMutation, TError, EndTeamWelcomeMutationVariables, TContext>(
      {
    mutationKey: ['EndTeamWelcome'],
    mutationFn: (variables?: EndTeamWelcomeMutationVariables) => graphqlFetcher<EndTeamWelcomeMutation, EndTeamWelcomeMutationVariables>(EndTeamWelcomeDocument, variables)(),
    ...options
  }
    )};

useEndTeamWelcomeMutation.fetcher = (variables: EndTeamWelcomeMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<EndTeamWelcomeMutation, EndTeamWelcomeMutationVariables>(EndTeamWelcomeDocument, variables, options);

export const EndStaffWelcomeDocument = `
    mutation EndStaffWelcome {
  markFirstVisit(scope: "welcome") {
    scope
  }
}
    `;

export const useEndStaffWelcomeMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<EndStaffWelcomeMutation, TError, EndStaffWelcomeMutationVariables, TContext>) => {
    
    return useMutation<EndStaffWelcomeMutation, TError, EndStaffWelcomeMutationVariables, TContext>(
      {
    mutationKey: ['EndStaffWelcome'],
    mutationFn: (variables?: EndStaffWelcomeMutationVariables) => graphqlFetcher<EndStaffWelcomeMutation, EndStaffWelcomeMutationVariables>(EndStaffWelcomeDocument, variables)(),
    ...options
  }
    )};

useEndStaffWelcomeMutation.fetcher = (variables?: EndStaffWelcomeMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<EndStaffWelcomeMutation, EndStaffWelcomeMutationVariables>(EndStaffWelcomeDocument, variables, options);

export const DismissNewsDocument = `
    mutation DismissNews($me: uuid!, $isDismissed: Boolean!) {
  update_user_accounts_by_pk(
    pk_columns: {user_id: $me}
    _set: {is_exciting_news_modal_not_show_again: $isDismissed}
  ) {
    is_exciting_news_modal_not_show_again
  }
}
    `;

export const useDismissNewsMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DismissNewsMutation, TError, DismissNewsMutationVariables, TContext>) => {
    
    return useMutation<DismissNewsMutation, TError, DismissNewsMutationVariables, TContext>(
      {
    mutationKey: ['DismissNews'],
    mutationFn: (variables?: DismissNewsMutationVariables) => graphqlFetcher<DismissNewsMutation, DismissNewsMutationVariables>(DismissNewsDocument, variables)(),
    ...options
  }
    )};

useDismissNewsMutation.fetcher = (variables: DismissNewsMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DismissNewsMutation, DismissNewsMutationVariables>(DismissNewsDocument, variables, options);
