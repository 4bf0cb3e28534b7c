/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AiHomeQueryVariables = Exact<{
  me: string;
  shown: number;
}>;

export type AiHomeQuery = { content_suggestion_structures: Array<{ id: string, category: string, question: string }>, ai_conversations: Array<{ conversation_id: string, title: string, last_message_at: string | null }>, system_configurations: Array<{ value: string }> };

export const AiHomeDocument = `
    query AiHome($me: uuid!, $shown: Int!) {
  content_suggestion_structures(order_by: {category: asc, id: asc}, limit: 500) {
    id
    category
    question
  }
  ai_conversations(
    where: {created_by: {_eq: $me}, kind: {_eq: "home"}, last_message_at: {_is_null: false}}
    order_by: [{last_message_at: desc}, {conversation_id: desc}]
    limit: $shown
  ) {
    conversation_id
    title
    last_message_at
  }
  system_configurations(where: {config: {_eq: "DASHBOARD_BANNER_TEXT"}}, limit: 1) {
    value
  }
}
    `;

export const useAiHomeQuery = <
      TData = AiHomeQuery,
      TError = Error
    >(
      variables: AiHomeQueryVariables,
      options?: Omit<UseQueryOptions<AiHomeQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AiHomeQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AiHomeQuery, TError, TData>(
      {
    queryKey: ['AiHome', variables],
    queryFn: graphqlFetcher<AiHomeQuery, AiHomeQueryVariables>(AiHomeDocument, variables),
    ...options
  }
    )};

useAiHomeQuery.document = AiHomeDocument;

useAiHomeQuery.getKey = (variables: AiHomeQueryVariables) => ['AiHome', variables];

useAiHomeQuery.rootKey = 'AiHome';

useAiHomeQuery.fetcher = (variables: AiHomeQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AiHomeQuery, AiHomeQueryVariables>(AiHomeDocument, variables, options);
