/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DismissDashboardBannerMutationVariables = Exact<{
  me: string;
}>;

export type DismissDashboardBannerMutation = { update_user_accounts_by_pk: { user_id: string } | null };

export const DismissDashboardBannerDocument = `
    mutation DismissDashboardBanner($me: uuid!) {
  update_user_accounts_by_pk(
    pk_columns: {user_id: $me}
    _set: {is_dashboard_banner_visible: false}
  ) {
    user_id
  }
}
    `;

export const useDismissDashboardBannerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DismissDashboardBannerMutation, TError, DismissDashboardBannerMutationVariables, TContext>) => {
    
    return useMutation<DismissDashboardBannerMutation, TError, DismissDashboardBannerMutationVariables, TContext>(
      {
    mutationKey: ['DismissDashboardBanner'],
    mutationFn: (variables?: DismissDashboardBannerMutationVariables) => graphqlFetcher<DismissDashboardBannerMutation, DismissDashboardBannerMutationVariables>(DismissDashboardBannerDocument, variables)(),
    ...options
  }
    )};

useDismissDashboardBannerMutation.fetcher = (variables: DismissDashboardBannerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DismissDashboardBannerMutation, DismissDashboardBannerMutationVariables>(DismissDashboardBannerDocument, variables, options);
