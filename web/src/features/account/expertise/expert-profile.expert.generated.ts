/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** input type for updating data in table "expert_details" */
export type Expert_Details_Set_Input = {
  country_id?: string | null | undefined;
  industry_id?: string | null | undefined;
  is_available_for_hire_as_cxo?: boolean | null | undefined;
  user_org_role?: string | null | undefined;
  years_of_experience?: number | null | undefined;
};

/** input type for inserting data into table "expert_domains" */
export type Expert_Domains_Insert_Input = {
  domain_id?: string | null | undefined;
};

/** input type for inserting data into table "expert_expertise" */
export type Expert_Expertise_Insert_Input = {
  expertise_id?: string | null | undefined;
};

/** input type for inserting data into table "expert_topics" */
export type Expert_Topics_Insert_Input = {
  topic_id?: string | null | undefined;
};

export type OwnExpertProfileQueryVariables = Exact<{
  me: string;
}>;

export type OwnExpertProfileQuery = { expert_details_by_pk: { years_of_experience: number | null, industry_id: string | null, country_id: string | null, is_available_for_hire_as_cxo: boolean, is_bio_added: boolean, is_experience_added: boolean, is_work_added: boolean, is_profile_photo_uploaded: boolean, is_domain_skill_topic_industry: boolean, profile_complete_percent: number, topics: Array<{ topic_id: string }>, expertise: Array<{ expertise_id: string }>, domains: Array<{ domain_id: string }> } | null };

export type ExpertProfileOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type ExpertProfileOptionsQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string, objective_id: string }>, master_expertise: Array<{ id: string, expertise_name: string, category_id: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_countries: Array<{ id: string, country_name: string }> };

export type SaveExpertProfileMutationVariables = Exact<{
  me: string;
  details: Expert_Details_Set_Input;
  topicIds: Array<string> | string;
  newTopics: Array<Expert_Topics_Insert_Input> | Expert_Topics_Insert_Input;
  expertiseIds: Array<string> | string;
  newExpertise: Array<Expert_Expertise_Insert_Input> | Expert_Expertise_Insert_Input;
  domainIds: Array<string> | string;
  newDomains: Array<Expert_Domains_Insert_Input> | Expert_Domains_Insert_Input;
}>;

export type SaveExpertProfileMutation = { update_expert_details_by_pk: { user_id: string } | null, delete_expert_topics: { affected_rows: number } | null, insert_expert_topics: { affected_rows: number } | null, delete_expert_expertise: { affected_rows: number } | null, insert_expert_expertise: { affected_rows: number } | null, delete_expert_domains: { affected_rows: number } | null, insert_expert_domains: { affected_rows: number } | null };

export const OwnExpertProfileDocument = `
    query OwnExpertProfile($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    years_of_experience
    industry_id
    country_id
    is_available_for_hire_as_cxo
    is_bio_added
    is_experience_added
    is_work_added
    is_profile_photo_uploaded
    is_domain_skill_topic_industry
    profile_complete_percent
    topics {
      topic_id
    }
    expertise {
      expertise_id
    }
    domains {
      domain_id
    }
  }
}
    `;

export const useOwnExpertProfileQuery = <
      TData = OwnExpertProfileQuery,
      TError = Error
    >(
      variables: OwnExpertProfileQueryVariables,
      options?: Omit<UseQueryOptions<OwnExpertProfileQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnExpertProfileQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnExpertProfileQuery, TError, TData>(
      {
    queryKey: ['OwnExpertProfile', variables],
    queryFn: graphqlFetcher<OwnExpertProfileQuery, OwnExpertProfileQueryVariables>(OwnExpertProfileDocument, variables),
    ...options
  }
    )};

useOwnExpertProfileQuery.document = OwnExpertProfileDocument;

useOwnExpertProfileQuery.getKey = (variables: OwnExpertProfileQueryVariables) => ['OwnExpertProfile', variables];

useOwnExpertProfileQuery.rootKey = 'OwnExpertProfile';

useOwnExpertProfileQuery.fetcher = (variables: OwnExpertProfileQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnExpertProfileQuery, OwnExpertProfileQueryVariables>(OwnExpertProfileDocument, variables, options);

export const ExpertProfileOptionsDocument = `
    query ExpertProfileOptions {
  master_objectives(where: {deleted: {_eq: false}}) {
    id
    objective_name
  }
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
    objective_id
  }
  master_expertise(
    where: {deleted: {_eq: false}}
    order_by: {expertise_name: asc}
  ) {
    id
    expertise_name
    category_id
  }
  master_domains(where: {deleted: {_eq: false}}, order_by: {domain_name: asc}) {
    id
    domain_name
  }
  master_countries(where: {deleted: {_eq: false}}, order_by: {country_name: asc}) {
    id
    country_name
  }
}
    `;

export const useExpertProfileOptionsQuery = <
      TData = ExpertProfileOptionsQuery,
      TError = Error
    >(
      variables?: ExpertProfileOptionsQueryVariables,
      options?: Omit<UseQueryOptions<ExpertProfileOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ExpertProfileOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ExpertProfileOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ExpertProfileOptions'] : ['ExpertProfileOptions', variables],
    queryFn: graphqlFetcher<ExpertProfileOptionsQuery, ExpertProfileOptionsQueryVariables>(ExpertProfileOptionsDocument, variables),
    ...options
  }
    )};

useExpertProfileOptionsQuery.document = ExpertProfileOptionsDocument;

useExpertProfileOptionsQuery.getKey = (variables?: ExpertProfileOptionsQueryVariables) => variables === undefined ? ['ExpertProfileOptions'] : ['ExpertProfileOptions', variables];

useExpertProfileOptionsQuery.rootKey = 'ExpertProfileOptions';

useExpertProfileOptionsQuery.fetcher = (variables?: ExpertProfileOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ExpertProfileOptionsQuery, ExpertProfileOptionsQueryVariables>(ExpertProfileOptionsDocument, variables, options);

export const SaveExpertProfileDocument = `
    mutation SaveExpertProfile($me: uuid!, $details: expert_details_set_input!, $topicIds: [uuid!]!, $newTopics: [expert_topics_insert_input!]!, $expertiseIds: [uuid!]!, $newExpertise: [expert_expertise_insert_input!]!, $domainIds: [uuid!]!, $newDomains: [expert_domains_insert_input!]!) {
  update_expert_details_by_pk(pk_columns: {user_id: $me}, _set: $details) {
    user_id
  }
  delete_expert_topics(where: {user_id: {_eq: $me}, topic_id: {_nin: $topicIds}}) {
    affected_rows
  }
  insert_expert_topics(objects: $newTopics) {
    affected_rows
  }
  delete_expert_expertise(
    where: {user_id: {_eq: $me}, expertise_id: {_nin: $expertiseIds}}
  ) {
    affected_rows
  }
  insert_expert_expertise(objects: $newExpertise) {
    affected_rows
  }
  delete_expert_domains(
    where: {user_id: {_eq: $me}, domain_id: {_nin: $domainIds}}
  ) {
    affected_rows
  }
  insert_expert_domains(objects: $newDomains) {
    affected_rows
  }
}
    `;

export const useSaveExpertProfileMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveExpertProfileMutation, TError, SaveExpertProfileMutationVariables, TContext>) => {
    
    return useMutation<SaveExpertProfileMutation, TError, SaveExpertProfileMutationVariables, TContext>(
      {
    mutationKey: ['SaveExpertProfile'],
    mutationFn: (variables?: SaveExpertProfileMutationVariables) => graphqlFetcher<SaveExpertProfileMutation, SaveExpertProfileMutationVariables>(SaveExpertProfileDocument, variables)(),
    ...options
  }
    )};

useSaveExpertProfileMutation.fetcher = (variables: SaveExpertProfileMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveExpertProfileMutation, SaveExpertProfileMutationVariables>(SaveExpertProfileDocument, variables, options);
