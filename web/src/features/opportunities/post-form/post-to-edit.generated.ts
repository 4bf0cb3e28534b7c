/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PostToEditQueryVariables = Exact<{
  id: string;
}>;

export type PostToEditQuery = { opportunities_by_pk: { id: string, type: string, status: string, version_no: number, title: string, country_id: string | null, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, start_date_id: string | null, no_of_days: number | null, brief: string, brief_rich_text: unknown, deliverables: unknown, impact_on_business: unknown, achieve_from_program: unknown, chat_only: boolean, company_asked_to_sign_nda: boolean, assigned_expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, priced_roles: Array<{ role: { budget_ranges: Array<{ min_amount_cents: number, max_amount_cents: number, duration_type: { code: string } }> } | null }>, poster: { user_id: string | null } | null, review: { review_status: string | null, review_reason: string | null } | null, categories: Array<{ category_id: string, category: { id: string, objective_name: string } | null }>, topics: Array<{ topic_id: string, topic: { id: string, topic_name: string } | null }>, roles: Array<{ role_id: string, role: { id: string, role_name: string } | null }>, availabilities: Array<{ availability_type_id: string, availability_type: { id: string, availability_type: string } }>, skills: Array<{ expertise_id: string, expertise: { id: string, expertise_name: string } | null }>, domains: Array<{ domain_id: string, domain: { id: string, domain_name: string } | null }>, country: { id: string, country_name: string } | null, duration_type: { code: string } | null, start_date: { id: string, start_date: string } | null, no_of_days_unit: { code: string } | null, payments: Array<{ id: string, details: string, percentage: number, paid_at: string | null }>, package_experts: Array<{ user_id: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, documents: Array<{ id: string, asset_name: string, content_type: string, size_bytes: number, upload_type: string, created_at: string }> } | null };

export const PostToEditDocument = `
    query PostToEdit($id: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    type
    status
    version_no
    ...PostFields
    assigned_expert {
      ...UserCard
    }
    priced_roles: roles(order_by: {position: asc}, limit: 1) {
      role {
        budget_ranges {
          ...RoleBudget
        }
      }
    }
    ...PostFiles
    poster {
      user_id
    }
    review {
      review_status
      review_reason
    }
  }
}
    fragment PostFields on opportunities {
  title
  categories(order_by: {position: asc}) {
    category_id
    category {
      id
      objective_name
    }
  }
  topics {
    topic_id
    topic {
      id
      topic_name
    }
  }
  roles(order_by: {position: asc}) {
    role_id
    role {
      id
      role_name
    }
  }
  availabilities {
    availability_type_id
    availability_type {
      id
      availability_type
    }
  }
  skills {
    expertise_id
    expertise {
      id
      expertise_name
    }
  }
  domains {
    domain_id
    domain {
      id
      domain_name
    }
  }
  country_id
  country {
    id
    country_name
  }
  duration_months
  duration_type {
    code
  }
  min_budget_cents
  max_budget_cents
  start_date_id
  start_date {
    id
    start_date
  }
  no_of_days
  no_of_days_unit {
    code
  }
  brief
  brief_rich_text
  deliverables
  impact_on_business
  achieve_from_program
  payments(order_by: {position: asc}) {
    id
    details
    percentage
    paid_at
  }
  package_experts(order_by: {user_id: asc}) {
    user_id
    user {
      id
      first_name
      last_name
      slug
      profile_pic
      designation
    }
  }
  chat_only
  company_asked_to_sign_nda
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment RoleBudget on budget_ranges {
  min_amount_cents
  max_amount_cents
  duration_type {
    code
  }
}
fragment PostFiles on opportunities {
  documents(
    where: {upload_type: {_in: ["opportunity_create", "nda_create"]}, detached_at: {_is_null: true}}
    order_by: [{created_at: asc}, {id: asc}]
  ) {
    id
    asset_name
    content_type
    size_bytes
    upload_type
    created_at
  }
}`;

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
