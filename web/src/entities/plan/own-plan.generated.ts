/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnPlanQueryVariables = Exact<{
  userId: string;
}>;

export type OwnPlanQuery = { own: Array<{ id: string, plan_code: string, price_id: string | null, starts_at: string, expires_at: string | null, paid_until: string | null, status: string, ends_with_period: boolean, bought_by: string | null, stripe_customer_id: string | null, stripe_subscription_id: string | null, plan: { name: string, card: string, rank: number } }>, company: Array<{ id: string, plan_code: string, price_id: string | null, starts_at: string, expires_at: string | null, paid_until: string | null, status: string, ends_with_period: boolean, bought_by: string | null, stripe_customer_id: string | null, stripe_subscription_id: string | null, plan: { name: string, card: string, rank: number } }>, trials: Array<{ id: string }> };

export const OwnPlanDocument = `
    query OwnPlan($userId: uuid!) {
  own: subscriptions(
    where: {user_id: {_eq: $userId}}
    order_by: {starts_at: desc}
    limit: 1
  ) {
    id
    plan_code
    price_id
    starts_at
    expires_at
    paid_until
    status
    ends_with_period
    bought_by
    stripe_customer_id
    stripe_subscription_id
    plan {
      name
      card
      rank
    }
  }
  company: subscriptions(
    where: {company: {members: {user_id: {_eq: $userId}}}}
    order_by: {starts_at: desc}
    limit: 1
  ) {
    id
    plan_code
    price_id
    starts_at
    expires_at
    paid_until
    status
    ends_with_period
    bought_by
    stripe_customer_id
    stripe_subscription_id
    plan {
      name
      card
      rank
    }
  }
  trials: subscriptions(
    where: {plan_code: {_eq: "seven_day_full_access"}}
    limit: 1
  ) {
    id
  }
}
    `;

export const useOwnPlanQuery = <
      TData = OwnPlanQuery,
      TError = Error
    >(
      variables: OwnPlanQueryVariables,
      options?: Omit<UseQueryOptions<OwnPlanQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnPlanQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnPlanQuery, TError, TData>(
      {
    queryKey: ['OwnPlan', variables],
    queryFn: graphqlFetcher<OwnPlanQuery, OwnPlanQueryVariables>(OwnPlanDocument, variables),
    ...options
  }
    )};

useOwnPlanQuery.document = OwnPlanDocument;

useOwnPlanQuery.getKey = (variables: OwnPlanQueryVariables) => ['OwnPlan', variables];

useOwnPlanQuery.rootKey = 'OwnPlan';

useOwnPlanQuery.fetcher = (variables: OwnPlanQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnPlanQuery, OwnPlanQueryVariables>(OwnPlanDocument, variables, options);
