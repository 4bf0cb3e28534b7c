/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpportunityDetailQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type OpportunityDetailQuery = { opportunities_by_pk: { published_at: string | null, version_no: number, chat_only: boolean, assigned_expert_id: string | null, id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, country_id: string | null, start_date_id: string | null, brief_rich_text: unknown, deliverables: unknown, impact_on_business: unknown, achieve_from_program: unknown, company_asked_to_sign_nda: boolean, assigned_expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, team_members: Array<{ user_id: string }>, answer_time: { usual: string | null } | null, category: { objective_name: string } | null, review: { review_status: string | null, review_reason: string | null, delete_comments: string | null } | null, closed_by_staff: Array<{ words: string | null }>, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string, id: string } | null, topics: Array<{ topic_id: string, topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain_id: string, domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise_id: string, expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }>, categories: Array<{ category_id: string, category: { id: string, objective_name: string } | null }>, roles: Array<{ role_id: string, role: { id: string, role_name: string } | null }>, availabilities: Array<{ availability_type_id: string, availability_type: { id: string, availability_type: string } }>, start_date: { id: string, start_date: string } | null, payments: Array<{ id: string, details: string, percentage: number, paid_at: string | null }>, package_experts: Array<{ user_id: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, documents: Array<{ id: string, asset_name: string, content_type: string, size_bytes: number, upload_type: string, created_at: string }> } | null };

export const OpportunityDetailDocument = `
    query OpportunityDetail($id: uuid!, $me: uuid!) {
  opportunities_by_pk(id: $id) {
    ...OpportunityCard
    ...PostFields
    ...PostFiles
    published_at
    version_no
    chat_only
    assigned_expert_id
    assigned_expert {
      ...UserCard
    }
    team_members(where: {user_id: {_eq: $me}}) {
      user_id
    }
    answer_time {
      usual
    }
    category {
      objective_name
    }
    review {
      review_status
      review_reason
      delete_comments
    }
    closed_by_staff: history(
      where: {event: {_in: ["closed", "no_hires", "completed"]}, actor_role: {_eq: "staff"}, user_id: {_is_null: true}}
      order_by: {id: desc}
      limit: 1
    ) {
      words
    }
  }
}
    fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
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

export const useOpportunityDetailQuery = <
      TData = OpportunityDetailQuery,
      TError = Error
    >(
      variables: OpportunityDetailQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityDetailQuery, TError, TData>(
      {
    queryKey: ['OpportunityDetail', variables],
    queryFn: graphqlFetcher<OpportunityDetailQuery, OpportunityDetailQueryVariables>(OpportunityDetailDocument, variables),
    ...options
  }
    )};

useOpportunityDetailQuery.document = OpportunityDetailDocument;

useOpportunityDetailQuery.getKey = (variables: OpportunityDetailQueryVariables) => ['OpportunityDetail', variables];

useOpportunityDetailQuery.rootKey = 'OpportunityDetail';

useOpportunityDetailQuery.fetcher = (variables: OpportunityDetailQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityDetailQuery, OpportunityDetailQueryVariables>(OpportunityDetailDocument, variables, options);
