/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PlanCardQueryVariables = Exact<{ [key: string]: never; }>;

export type PlanCardQuery = { planCard: { canManage: boolean, isPastDue: boolean, card: { brand: string, last4: string, expMonth: number, expYear: number } | null } };

export type StartCardChangeMutationVariables = Exact<{ [key: string]: never; }>;

export type StartCardChangeMutation = { startCardChange: { url: string } };

export type ConfirmCardMutationVariables = Exact<{
  sessionId: string;
}>;

export type ConfirmCardMutation = { confirmCard: { card: { brand: string, last4: string, expMonth: number, expYear: number } | null } };

export const PlanCardDocument = `
    query PlanCard {
  planCard {
    canManage
    isPastDue
    card {
      brand
      last4
      expMonth
      expYear
    }
  }
}
    `;

export const usePlanCardQuery = <
      TData = PlanCardQuery,
      TError = Error
    >(
      variables?: PlanCardQueryVariables,
      options?: Omit<UseQueryOptions<PlanCardQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanCardQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanCardQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PlanCard'] : ['PlanCard', variables],
    queryFn: graphqlFetcher<PlanCardQuery, PlanCardQueryVariables>(PlanCardDocument, variables),
    ...options
  }
    )};

usePlanCardQuery.document = PlanCardDocument;

usePlanCardQuery.getKey = (variables?: PlanCardQueryVariables) => variables === undefined ? ['PlanCard'] : ['PlanCard', variables];

usePlanCardQuery.rootKey = 'PlanCard';

usePlanCardQuery.fetcher = (variables?: PlanCardQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PlanCardQuery, PlanCardQueryVariables>(PlanCardDocument, variables, options);

export const StartCardChangeDocument = `
    mutation StartCardChange {
  startCardChange {
    url
  }
}
    `;

export const useStartCardChangeMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<StartCardChangeMutation, TError, StartCardChangeMutationVariables, TContext>) => {
    
    return useMutation<StartCardChangeMutation, TError, StartCardChangeMutationVariables, TContext>(
      {
    mutationKey: ['StartCardChange'],
    mutationFn: (variables?: StartCardChangeMutationVariables) => graphqlFetcher<StartCardChangeMutation, StartCardChangeMutationVariables>(StartCardChangeDocument, variables)(),
    ...options
  }
    )};

useStartCardChangeMutation.fetcher = (variables?: StartCardChangeMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<StartCardChangeMutation, StartCardChangeMutationVariables>(StartCardChangeDocument, variables, options);

export const ConfirmCardDocument = `
    mutation ConfirmCard($sessionId: String!) {
  confirmCard(sessionId: $sessionId) {
    card {
      brand
      last4
      expMonth
      expYear
    }
  }
}
    `;

export const useConfirmCardMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmCardMutation, TError, ConfirmCardMutationVariables, TContext>) => {
    
    return useMutation<ConfirmCardMutation, TError, ConfirmCardMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmCard'],
    mutationFn: (variables?: ConfirmCardMutationVariables) => graphqlFetcher<ConfirmCardMutation, ConfirmCardMutationVariables>(ConfirmCardDocument, variables)(),
    ...options
  }
    )};

useConfirmCardMutation.fetcher = (variables: ConfirmCardMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<ConfirmCardMutation, ConfirmCardMutationVariables>(ConfirmCardDocument, variables, options);
