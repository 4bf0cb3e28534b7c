/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type CommentForRestFragment = { id: string, number: number, user_id: string, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string, company: { company_name: string } | null } | null, contact: { calendly: string | null } | null, mentions: Array<{ user_id: string }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> };

export type CommentsForRestQueryVariables = Exact<{
  opportunityId: string;
  me: string;
  before: number;
  limit: number;
  seesAll: boolean;
  shown: number;
}>;

export type CommentsForRestQuery = { all?: Array<{ id: string, number: number, user_id: string, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string, company: { company_name: string } | null } | null, contact: { calendly: string | null } | null, mentions: Array<{ user_id: string }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, own?: Array<{ id: string, number: number, user_id: string, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string, company: { company_name: string } | null } | null, contact: { calendly: string | null } | null, mentions: Array<{ user_id: string }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, for_all?: Array<{ id: string, number: number, user_id: string, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string, company: { company_name: string } | null } | null, contact: { calendly: string | null } | null, mentions: Array<{ user_id: string }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }>, opportunity_participants: Array<{ user_id: string | null, role: string | null, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string } | null, contact: { email: string | null, calendly: string | null } | null }> };

export type CommentForRestQueryVariables = Exact<{
  id: string;
  shown: number;
}>;

export type CommentForRestQuery = { opportunity_comments: Array<{ id: string, number: number, user_id: string, parent_id: string | null, comment: string, brief_rich_comment: unknown, created_at: string, user: { first_name: string, last_name: string, profile_pic: string | null, designation: string | null, slug: string, company: { company_name: string } | null } | null, contact: { calendly: string | null } | null, mentions: Array<{ user_id: string }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> }> };

export type CommentFilesForRestQueryVariables = Exact<{
  ids: Array<string> | string;
  opportunityId: string;
  shown: number;
}>;

export type CommentFilesForRestQuery = { opportunity_comment_documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null }> };

export const CommentForRestFragmentDoc = `
    fragment CommentForRest on opportunity_comments {
  id
  number
  user_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    first_name
    last_name
    profile_pic
    designation
    slug
    company {
      company_name
    }
  }
  contact {
    calendly
  }
  mentions(limit: 20) {
    user_id
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
    `;
export const CommentsForRestDocument = `
    query CommentsForRest($opportunityId: uuid!, $me: uuid!, $before: bigint!, $limit: Int!, $seesAll: Boolean!, $shown: smallint!) {
  all: opportunity_comments(
    where: {opportunity_id: {_eq: $opportunityId}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: $limit
  ) @include(if: $seesAll) {
    ...CommentForRest
  }
  own: opportunity_comments(
    where: {opportunity_id: {_eq: $opportunityId}, expert_id: {_eq: $me}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: $limit
  ) @skip(if: $seesAll) {
    ...CommentForRest
  }
  for_all: opportunity_comments(
    where: {opportunity_id: {_eq: $opportunityId}, expert_id: {_is_null: true}, number: {_lt: $before}}
    order_by: {number: desc}
    limit: $limit
  ) @skip(if: $seesAll) {
    ...CommentForRest
  }
  opportunity_participants(
    where: {opportunity_id: {_eq: $opportunityId}}
    order_by: [{sees_all: desc}, {user_id: asc}]
    limit: $limit
  ) {
    user_id
    role
    user {
      first_name
      last_name
      profile_pic
      designation
      slug
    }
    contact {
      email
      calendly
    }
  }
}
    fragment CommentForRest on opportunity_comments {
  id
  number
  user_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    first_name
    last_name
    profile_pic
    designation
    slug
    company {
      company_name
    }
  }
  contact {
    calendly
  }
  mentions(limit: 20) {
    user_id
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
}`;
export const CommentForRestDocument = `
    query CommentForRest($id: uuid!, $shown: smallint!) {
  opportunity_comments(where: {id: {_eq: $id}}) {
    ...CommentForRest
  }
}
    fragment CommentForRest on opportunity_comments {
  id
  number
  user_id
  parent_id
  comment
  brief_rich_comment
  created_at
  user {
    first_name
    last_name
    profile_pic
    designation
    slug
    company {
      company_name
    }
  }
  contact {
    calendly
  }
  mentions(limit: 20) {
    user_id
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
}`;
export const CommentFilesForRestDocument = `
    query CommentFilesForRest($ids: [uuid!]!, $opportunityId: uuid!, $shown: smallint!) {
  opportunity_comment_documents(
    where: {id: {_in: $ids}, opportunity_id: {_eq: $opportunityId}, comment_position: {_lt: $shown}}
  ) {
    id
    asset_name
    content_type
    size_bytes
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    CommentsForRest(variables: CommentsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CommentsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CommentsForRestQuery>({ document: CommentsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CommentsForRest', 'query', variables);
    },
    CommentForRest(variables: CommentForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CommentForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CommentForRestQuery>({ document: CommentForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CommentForRest', 'query', variables);
    },
    CommentFilesForRest(variables: CommentFilesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CommentFilesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CommentFilesForRestQuery>({ document: CommentFilesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CommentFilesForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
