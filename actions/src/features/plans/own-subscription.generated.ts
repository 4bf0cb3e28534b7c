/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type OwnSubscriptionForRestQueryVariables = Exact<{
  userId: string;
  now: string;
}>;

export type OwnSubscriptionForRestQuery = { own: Array<{ plan_code: string, price_id: string | null, expires_at: string | null, stripe_customer_id: string | null, stripe_subscription_id: string | null }>, company: Array<{ plan_code: string, price_id: string | null, expires_at: string | null, stripe_customer_id: string | null, stripe_subscription_id: string | null }>, trials: Array<{ id: string }> };

export type PlanForRestQueryVariables = Exact<{
  code: string;
}>;

export type PlanForRestQuery = { plan_packages_by_pk: { code: string, is_older: boolean, free_calls_limit: number, posting_credits: number, team_size: number, team_admins: number, storage_mb: number, is_pro: boolean, amplify_free_sessions: number } | null };

export type PlanPricesForRestQueryVariables = Exact<{
  saasType: string;
}>;

export type PlanPricesForRestQuery = { plan_prices: Array<{ price_id: string, plan_code: string, title: string, description: string, month_cents: number | null, strike_cents: number | null, billed_cents: number, saved_cents: number | null, benefits: Array<string>, disadvantages: Array<string>, duration: string }> };

export const OwnSubscriptionForRestDocument = `
    query OwnSubscriptionForRest($userId: uuid!, $now: timestamptz!) {
  own: subscriptions(
    where: {user_id: {_eq: $userId}, starts_at: {_lte: $now}}
    order_by: {starts_at: desc}
    limit: 1
  ) {
    plan_code
    price_id
    expires_at
    stripe_customer_id
    stripe_subscription_id
  }
  company: subscriptions(
    where: {company: {members: {user_id: {_eq: $userId}}}, starts_at: {_lte: $now}}
    order_by: {starts_at: desc}
    limit: 1
  ) {
    plan_code
    price_id
    expires_at
    stripe_customer_id
    stripe_subscription_id
  }
  trials: subscriptions(
    where: {plan_code: {_eq: "seven_day_full_access"}}
    limit: 1
  ) {
    id
  }
}
    `;
export const PlanForRestDocument = `
    query PlanForRest($code: String!) {
  plan_packages_by_pk(code: $code) {
    code
    is_older
    free_calls_limit
    posting_credits
    team_size
    team_admins
    storage_mb
    is_pro
    amplify_free_sessions
  }
}
    `;
export const PlanPricesForRestDocument = `
    query PlanPricesForRest($saasType: String!) {
  plan_prices(where: {saas_type: {_eq: $saasType}}, order_by: {sort: asc}) {
    price_id
    plan_code
    title
    description
    month_cents
    strike_cents
    billed_cents
    saved_cents
    benefits
    disadvantages
    duration
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    OwnSubscriptionForRest(variables: OwnSubscriptionForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OwnSubscriptionForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OwnSubscriptionForRestQuery>({ document: OwnSubscriptionForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OwnSubscriptionForRest', 'query', variables);
    },
    PlanForRest(variables: PlanForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<PlanForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<PlanForRestQuery>({ document: PlanForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'PlanForRest', 'query', variables);
    },
    PlanPricesForRest(variables: PlanPricesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<PlanPricesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<PlanPricesForRestQuery>({ document: PlanPricesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'PlanPricesForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
