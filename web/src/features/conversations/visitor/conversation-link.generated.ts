/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ConversationLinkQueryVariables = Exact<{
  id: string;
}>;

export type ConversationLinkQuery = { ai_conversations_by_pk: { conversation_id: string } | null, chat_conversations_anonymous: Array<{ conversation_id: string | null }> };

export const ConversationLinkDocument = `
    query ConversationLink($id: uuid!) {
  ai_conversations_by_pk(conversation_id: $id) {
    conversation_id
  }
  chat_conversations_anonymous(where: {conversation_id: {_eq: $id}}, limit: 1) {
    conversation_id
  }
}
    `;

export const useConversationLinkQuery = <
      TData = ConversationLinkQuery,
      TError = Error
    >(
      variables: ConversationLinkQueryVariables,
      options?: Omit<UseQueryOptions<ConversationLinkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ConversationLinkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ConversationLinkQuery, TError, TData>(
      {
    queryKey: ['ConversationLink', variables],
    queryFn: graphqlFetcher<ConversationLinkQuery, ConversationLinkQueryVariables>(ConversationLinkDocument, variables),
    ...options
  }
    )};

useConversationLinkQuery.document = ConversationLinkDocument;

useConversationLinkQuery.getKey = (variables: ConversationLinkQueryVariables) => ['ConversationLink', variables];

useConversationLinkQuery.rootKey = 'ConversationLink';

useConversationLinkQuery.fetcher = (variables: ConversationLinkQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ConversationLinkQuery, ConversationLinkQueryVariables>(ConversationLinkDocument, variables, options);
