/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** `expertId` is for the poster: the one expert whom a new message is for; without it, it is for everybody. */
export type CommentInput = {
  assetIds?: Array<string> | null | undefined;
  briefRichComment?: unknown;
  comment?: string | null | undefined;
  expertId?: string | null | undefined;
  id: string;
  mentions?: Array<string> | null | undefined;
  opportunityId: string;
  parentId?: string | null | undefined;
};

export type ChatMessageFragment = { id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> };

export type OpportunityChatQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type OpportunityChatQuery = { opportunity_chats: Array<{ role: string | null, sees_all: boolean | null, seen_at: string | null, newest_number: number | null, unread_count: number | null, others_seen_at: string | null }> };

export type ChatThreadQueryVariables = Exact<{
  id: string;
  expertId: string;
  isOfAll: boolean;
  before: number;
  shown: number;
}>;

export type ChatThreadQuery = { all?: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, replies: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, own?: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, replies: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, for_all?: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, replies: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }> };

export type EarlierRepliesQueryVariables = Exact<{
  parentId: string;
  before: number;
  shown: number;
}>;

export type EarlierRepliesQuery = { opportunity_comments: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }> };

export type NewChatMessagesQueryVariables = Exact<{
  id: string;
  after: number;
  shown: number;
}>;

export type NewChatMessagesQuery = { opportunity_comments: Array<{ id: string, opportunity_id: string, number: number, user_id: string, expert_id: string | null, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, parent: { comment: string } | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, mentions: Array<{ user_id: string, user: { first_name: string, last_name: string } | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }> };

export type ChatFellowFragment = { user_id: string | null, role: string | null, sees_all: boolean | null, chat_seen_at: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null };

export type ChatConversationFragment = { user_id: string | null, turn: number | null, wrote_at: string | null, chat_seen_at: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { calendly: string | null } | null };

export type ChatParticipantsQueryVariables = Exact<{
  id: string;
  before: number;
  isFirst: boolean;
}>;

export type ChatParticipantsQuery = { side?: Array<{ user_id: string | null, role: string | null, sees_all: boolean | null, chat_seen_at: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, experts: Array<{ user_id: string | null, turn: number | null, wrote_at: string | null, chat_seen_at: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { calendly: string | null } | null }> };

export type OneConversationQueryVariables = Exact<{
  id: string;
  userId: string;
}>;

export type OneConversationQuery = { opportunity_conversations: Array<{ user_id: string | null, turn: number | null, wrote_at: string | null, chat_seen_at: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { calendly: string | null } | null }> };

export type ChatEligibilityQueryVariables = Exact<{
  opportunityId: string;
}>;

export type ChatEligibilityQuery = { chatEligibility: { isAllowed: boolean, blocker: string | null, message: string | null, isSomeOneHired: boolean } };

export type PostCommentMutationVariables = Exact<{
  input: CommentInput;
}>;

export type PostCommentMutation = { postComment: { id: string } };

export type MarkChatSeenMutationVariables = Exact<{
  opportunityId: string;
  tab: string;
}>;

export type MarkChatSeenMutation = { markTabSeen: { tab: string } };

export const ChatMessageFragmentDoc = `
    fragment ChatMessage on opportunity_comments {
  id
  opportunity_id
  number
  user_id
  expert_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    ...UserCard
  }
  mentions(limit: 20) {
    user_id
    user {
      first_name
      last_name
    }
  }
  documents(
    where: {comment_position: {_lt: $shown}}
    order_by: {comment_position: asc}
    limit: 4
  ) {
    id
    asset_name
    content_type
    size_bytes
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const ChatFellowFragmentDoc = `
    fragment ChatFellow on opportunity_participants {
  user_id
  role
  sees_all
  chat_seen_at
  user {
    ...UserCard
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const ChatConversationFragmentDoc = `
    fragment ChatConversation on opportunity_conversations {
  user_id
  turn
  wrote_at
  chat_seen_at
  user {
    ...UserCard
  }
  contact {
    calendly
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const OpportunityChatDocument = `
    query OpportunityChat($id: uuid!, $me: uuid!) {
  opportunity_chats(where: {opportunity_id: {_eq: $id}, user_id: {_eq: $me}}) {
    role
    sees_all
    seen_at
    newest_number
    unread_count
    others_seen_at
  }
}
    `;

export const useOpportunityChatQuery = <
      TData = OpportunityChatQuery,
      TError = Error
    >(
      variables: OpportunityChatQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityChatQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityChatQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityChatQuery, TError, TData>(
      {
    queryKey: ['OpportunityChat', variables],
    queryFn: graphqlFetcher<OpportunityChatQuery, OpportunityChatQueryVariables>(OpportunityChatDocument, variables),
    ...options
  }
    )};

useOpportunityChatQuery.document = OpportunityChatDocument;

useOpportunityChatQuery.getKey = (variables: OpportunityChatQueryVariables) => ['OpportunityChat', variables];

useOpportunityChatQuery.rootKey = 'OpportunityChat';

useOpportunityChatQuery.fetcher = (variables: OpportunityChatQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityChatQuery, OpportunityChatQueryVariables>(OpportunityChatDocument, variables, options);

export const ChatThreadDocument = `
    query ChatThread($id: uuid!, $expertId: uuid!, $isOfAll: Boolean!, $before: bigint!, $shown: smallint!) {
  all: opportunity_comments(
    where: {opportunity_id: {_eq: $id}, parent_id: {_is_null: true}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: 30
  ) @include(if: $isOfAll) {
    ...ChatMessage
    replies(order_by: {number: desc}, limit: 10) {
      ...ChatMessage
    }
  }
  own: opportunity_comments(
    where: {opportunity_id: {_eq: $id}, expert_id: {_eq: $expertId}, parent_id: {_is_null: true}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: 30
  ) @skip(if: $isOfAll) {
    ...ChatMessage
    replies(order_by: {number: desc}, limit: 10) {
      ...ChatMessage
    }
  }
  for_all: opportunity_comments(
    where: {opportunity_id: {_eq: $id}, expert_id: {_is_null: true}, parent_id: {_is_null: true}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: 30
  ) @skip(if: $isOfAll) {
    ...ChatMessage
    replies(
      where: {_or: [{expert_id: {_eq: $expertId}}, {expert_id: {_is_null: true}}]}
      order_by: {number: desc}
      limit: 10
    ) {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on opportunity_comments {
  id
  opportunity_id
  number
  user_id
  expert_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    ...UserCard
  }
  mentions(limit: 20) {
    user_id
    user {
      first_name
      last_name
    }
  }
  documents(
    where: {comment_position: {_lt: $shown}}
    order_by: {comment_position: asc}
    limit: 4
  ) {
    id
    asset_name
    content_type
    size_bytes
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useChatThreadQuery = <
      TData = ChatThreadQuery,
      TError = Error
    >(
      variables: ChatThreadQueryVariables,
      options?: Omit<UseQueryOptions<ChatThreadQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ChatThreadQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ChatThreadQuery, TError, TData>(
      {
    queryKey: ['ChatThread', variables],
    queryFn: graphqlFetcher<ChatThreadQuery, ChatThreadQueryVariables>(ChatThreadDocument, variables),
    ...options
  }
    )};

useChatThreadQuery.document = ChatThreadDocument;

useChatThreadQuery.getKey = (variables: ChatThreadQueryVariables) => ['ChatThread', variables];

useChatThreadQuery.rootKey = 'ChatThread';

useChatThreadQuery.fetcher = (variables: ChatThreadQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ChatThreadQuery, ChatThreadQueryVariables>(ChatThreadDocument, variables, options);

export const EarlierRepliesDocument = `
    query EarlierReplies($parentId: uuid!, $before: bigint!, $shown: smallint!) {
  opportunity_comments(
    where: {parent_id: {_eq: $parentId}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: 10
  ) {
    ...ChatMessage
  }
}
    fragment ChatMessage on opportunity_comments {
  id
  opportunity_id
  number
  user_id
  expert_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    ...UserCard
  }
  mentions(limit: 20) {
    user_id
    user {
      first_name
      last_name
    }
  }
  documents(
    where: {comment_position: {_lt: $shown}}
    order_by: {comment_position: asc}
    limit: 4
  ) {
    id
    asset_name
    content_type
    size_bytes
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useEarlierRepliesQuery = <
      TData = EarlierRepliesQuery,
      TError = Error
    >(
      variables: EarlierRepliesQueryVariables,
      options?: Omit<UseQueryOptions<EarlierRepliesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<EarlierRepliesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<EarlierRepliesQuery, TError, TData>(
      {
    queryKey: ['EarlierReplies', variables],
    queryFn: graphqlFetcher<EarlierRepliesQuery, EarlierRepliesQueryVariables>(EarlierRepliesDocument, variables),
    ...options
  }
    )};

useEarlierRepliesQuery.document = EarlierRepliesDocument;

useEarlierRepliesQuery.getKey = (variables: EarlierRepliesQueryVariables) => ['EarlierReplies', variables];

useEarlierRepliesQuery.rootKey = 'EarlierReplies';

useEarlierRepliesQuery.fetcher = (variables: EarlierRepliesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<EarlierRepliesQuery, EarlierRepliesQueryVariables>(EarlierRepliesDocument, variables, options);

export const NewChatMessagesDocument = `
    query NewChatMessages($id: uuid!, $after: bigint!, $shown: smallint!) {
  opportunity_comments(
    where: {opportunity_id: {_eq: $id}, number: {_gt: $after}}
    order_by: {number: asc}
    limit: 100
  ) {
    ...ChatMessage
    parent {
      comment
    }
  }
}
    fragment ChatMessage on opportunity_comments {
  id
  opportunity_id
  number
  user_id
  expert_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    ...UserCard
  }
  mentions(limit: 20) {
    user_id
    user {
      first_name
      last_name
    }
  }
  documents(
    where: {comment_position: {_lt: $shown}}
    order_by: {comment_position: asc}
    limit: 4
  ) {
    id
    asset_name
    content_type
    size_bytes
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useNewChatMessagesQuery = <
      TData = NewChatMessagesQuery,
      TError = Error
    >(
      variables: NewChatMessagesQueryVariables,
      options?: Omit<UseQueryOptions<NewChatMessagesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NewChatMessagesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NewChatMessagesQuery, TError, TData>(
      {
    queryKey: ['NewChatMessages', variables],
    queryFn: graphqlFetcher<NewChatMessagesQuery, NewChatMessagesQueryVariables>(NewChatMessagesDocument, variables),
    ...options
  }
    )};

useNewChatMessagesQuery.document = NewChatMessagesDocument;

useNewChatMessagesQuery.getKey = (variables: NewChatMessagesQueryVariables) => ['NewChatMessages', variables];

useNewChatMessagesQuery.rootKey = 'NewChatMessages';

useNewChatMessagesQuery.fetcher = (variables: NewChatMessagesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NewChatMessagesQuery, NewChatMessagesQueryVariables>(NewChatMessagesDocument, variables, options);

export const ChatParticipantsDocument = `
    query ChatParticipants($id: uuid!, $before: bigint!, $isFirst: Boolean!) {
  side: opportunity_participants(
    where: {opportunity_id: {_eq: $id}, sees_all: {_eq: true}}
    order_by: {user_id: asc}
    limit: 100
  ) @include(if: $isFirst) {
    ...ChatFellow
  }
  experts: opportunity_conversations(
    where: {opportunity_id: {_eq: $id}, turn: {_lt: $before}}
    order_by: {turn: desc}
    limit: 100
  ) {
    ...ChatConversation
  }
}
    fragment ChatFellow on opportunity_participants {
  user_id
  role
  sees_all
  chat_seen_at
  user {
    ...UserCard
  }
}
fragment ChatConversation on opportunity_conversations {
  user_id
  turn
  wrote_at
  chat_seen_at
  user {
    ...UserCard
  }
  contact {
    calendly
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useChatParticipantsQuery = <
      TData = ChatParticipantsQuery,
      TError = Error
    >(
      variables: ChatParticipantsQueryVariables,
      options?: Omit<UseQueryOptions<ChatParticipantsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ChatParticipantsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ChatParticipantsQuery, TError, TData>(
      {
    queryKey: ['ChatParticipants', variables],
    queryFn: graphqlFetcher<ChatParticipantsQuery, ChatParticipantsQueryVariables>(ChatParticipantsDocument, variables),
    ...options
  }
    )};

useChatParticipantsQuery.document = ChatParticipantsDocument;

useChatParticipantsQuery.getKey = (variables: ChatParticipantsQueryVariables) => ['ChatParticipants', variables];

useChatParticipantsQuery.rootKey = 'ChatParticipants';

useChatParticipantsQuery.fetcher = (variables: ChatParticipantsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ChatParticipantsQuery, ChatParticipantsQueryVariables>(ChatParticipantsDocument, variables, options);

export const OneConversationDocument = `
    query OneConversation($id: uuid!, $userId: uuid!) {
  opportunity_conversations(
    where: {opportunity_id: {_eq: $id}, user_id: {_eq: $userId}}
    limit: 1
  ) {
    ...ChatConversation
  }
}
    fragment ChatConversation on opportunity_conversations {
  user_id
  turn
  wrote_at
  chat_seen_at
  user {
    ...UserCard
  }
  contact {
    calendly
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useOneConversationQuery = <
      TData = OneConversationQuery,
      TError = Error
    >(
      variables: OneConversationQueryVariables,
      options?: Omit<UseQueryOptions<OneConversationQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OneConversationQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OneConversationQuery, TError, TData>(
      {
    queryKey: ['OneConversation', variables],
    queryFn: graphqlFetcher<OneConversationQuery, OneConversationQueryVariables>(OneConversationDocument, variables),
    ...options
  }
    )};

useOneConversationQuery.document = OneConversationDocument;

useOneConversationQuery.getKey = (variables: OneConversationQueryVariables) => ['OneConversation', variables];

useOneConversationQuery.rootKey = 'OneConversation';

useOneConversationQuery.fetcher = (variables: OneConversationQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OneConversationQuery, OneConversationQueryVariables>(OneConversationDocument, variables, options);

export const ChatEligibilityDocument = `
    query ChatEligibility($opportunityId: uuid!) {
  chatEligibility(opportunityId: $opportunityId) {
    isAllowed
    blocker
    message
    isSomeOneHired
  }
}
    `;

export const useChatEligibilityQuery = <
      TData = ChatEligibilityQuery,
      TError = Error
    >(
      variables: ChatEligibilityQueryVariables,
      options?: Omit<UseQueryOptions<ChatEligibilityQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ChatEligibilityQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ChatEligibilityQuery, TError, TData>(
      {
    queryKey: ['ChatEligibility', variables],
    queryFn: graphqlFetcher<ChatEligibilityQuery, ChatEligibilityQueryVariables>(ChatEligibilityDocument, variables),
    ...options
  }
    )};

useChatEligibilityQuery.document = ChatEligibilityDocument;

useChatEligibilityQuery.getKey = (variables: ChatEligibilityQueryVariables) => ['ChatEligibility', variables];

useChatEligibilityQuery.rootKey = 'ChatEligibility';

useChatEligibilityQuery.fetcher = (variables: ChatEligibilityQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ChatEligibilityQuery, ChatEligibilityQueryVariables>(ChatEligibilityDocument, variables, options);

export const PostCommentDocument = `
    mutation PostComment($input: CommentInput!) {
  postComment(input: $input) {
    id
  }
}
    `;

export const usePostCommentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<PostCommentMutation, TError, PostCommentMutationVariables, TContext>) => {
    
    return useMutation<PostCommentMutation, TError, PostCommentMutationVariables, TContext>(
      {
    mutationKey: ['PostComment'],
    mutationFn: (variables?: PostCommentMutationVariables) => graphqlFetcher<PostCommentMutation, PostCommentMutationVariables>(PostCommentDocument, variables)(),
    ...options
  }
    )};

usePostCommentMutation.fetcher = (variables: PostCommentMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<PostCommentMutation, PostCommentMutationVariables>(PostCommentDocument, variables, options);

export const MarkChatSeenDocument = `
    mutation MarkChatSeen($opportunityId: uuid!, $tab: String!) {
  markTabSeen(opportunityId: $opportunityId, tab: $tab) {
    tab
  }
}
    `;

export const useMarkChatSeenMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkChatSeenMutation, TError, MarkChatSeenMutationVariables, TContext>) => {
    
    return useMutation<MarkChatSeenMutation, TError, MarkChatSeenMutationVariables, TContext>(
      {
    mutationKey: ['MarkChatSeen'],
    mutationFn: (variables?: MarkChatSeenMutationVariables) => graphqlFetcher<MarkChatSeenMutation, MarkChatSeenMutationVariables>(MarkChatSeenDocument, variables)(),
    ...options
  }
    )};

useMarkChatSeenMutation.fetcher = (variables: MarkChatSeenMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<MarkChatSeenMutation, MarkChatSeenMutationVariables>(MarkChatSeenDocument, variables, options);
