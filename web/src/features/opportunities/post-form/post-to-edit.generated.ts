/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PostToEditQueryVariables = Exact<{
  id: string;
}>;

export type PostToEditQuery = { opportunities_by_pk: { id: string, type: string, status: string, version_no: number, brief: string, brief_rich_text: unknown, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, company_asked_to_sign_nda: boolean, start_date_id: string | null, country_id: string | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, categories: Array<{ category_id: string }>, topics: Array<{ topic_id: string }>, domains: Array<{ domain_id: string }>, skills: Array<{ expertise_id: string }>, roles: Array<{ role_id: string }>, availabilities: Array<{ availability_type_id: string }>, documents: Array<{ id: string, asset_name: string, size_bytes: number, upload_type: string, created_at: string }>, poster: { user_id: string | null } | null, review: { review_status: string | null, review_reason: string | null } | null } | null };

export const PostToEditDocument = `
    query PostToEdit($id: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    type
    status
    version_no
    brief
    brief_rich_text
    duration_months
    min_budget_cents
    max_budget_cents
    no_of_days
    company_asked_to_sign_nda
    start_date_id
    country_id
    duration_type {
      code
    }
    no_of_days_unit {
      code
    }
    categories(order_by: {position: asc}) {
      category_id
    }
    topics {
      topic_id
    }
    domains {
      domain_id
    }
    skills {
      expertise_id
    }
    roles(order_by: {position: asc}) {
      role_id
    }
    availabilities {
      availability_type_id
    }
    documents(
      where: {upload_type: {_in: ["opportunity_create", "nda_create"]}, detached_at: {_is_null: true}}
      order_by: [{created_at: asc}, {id: asc}]
    ) {
      id
      asset_name
      size_bytes
      upload_type
      created_at
    }
    poster {
      user_id
    }
    review {
      review_status
      review_reason
    }
  }
}
    `;

export const usePostToEditQuery = <
      TData = PostToEditQuery,
      TError = Error
    >(
      variables: PostToEditQueryVariables,
      options?: Omit<UseQueryOptions<PostToEditQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PostToEditQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PostToEditQuery, TError, TData>(
      {
    queryKey: ['PostToEdit', variables],
    queryFn: graphqlFetcher<PostToEditQuery, PostToEditQueryVariables>(PostToEditDocument, variables),
    ...options
  }
    )};

usePostToEditQuery.document = PostToEditDocument;

usePostToEditQuery.getKey = (variables: PostToEditQueryVariables) => ['PostToEdit', variables];

usePostToEditQuery.rootKey = 'PostToEdit';

usePostToEditQuery.fetcher = (variables: PostToEditQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PostToEditQuery, PostToEditQueryVariables>(PostToEditDocument, variables, options);
