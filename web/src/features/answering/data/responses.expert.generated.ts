/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _in?: Array<boolean> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nin?: Array<boolean> | null | undefined;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** An answer in text under its three headings, or recorded; resourceUrl is one PDF as {filePath, fileTitle}, or a list of one {title, path}. */
export type ResponseInput = {
  brief?: string | null | undefined;
  criticalTxt?: string | null | undefined;
  customDomains?: Array<string> | null | undefined;
  domains?: Array<string> | null | undefined;
  insightQuestion?: string | null | undefined;
  realExampleTxt?: string | null | undefined;
  recordingId?: string | null | undefined;
  resourceUrl?: unknown;
  responseType: string;
  strategyTxt?: string | null | undefined;
  topicId?: string | null | undefined;
  transcript?: string | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Array_Comparison_Exp = {
  /** is the column contained in the given value */
  _contained_in?: Array<string> | null | undefined;
  /** does the column contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "advice_offerings". All fields are combined with a logical 'AND'. */
export type Advice_Offerings_Bool_Exp = {
  _and?: Array<Advice_Offerings_Bool_Exp> | null | undefined;
  _not?: Advice_Offerings_Bool_Exp | null | undefined;
  _or?: Array<Advice_Offerings_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  description_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  duration?: Int_Comparison_Exp | null | undefined;
  enabled?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_force_enabled?: Boolean_Comparison_Exp | null | undefined;
  is_introductory?: Boolean_Comparison_Exp | null | undefined;
  master_topic?: Master_Topics_Bool_Exp | null | undefined;
  price?: Int_Comparison_Exp | null | undefined;
  price_cents?: Int_Comparison_Exp | null | undefined;
  subtopic?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "answerable_questions". All fields are combined with a logical 'AND'. */
export type Answerable_Questions_Bool_Exp = {
  _and?: Array<Answerable_Questions_Bool_Exp> | null | undefined;
  _not?: Answerable_Questions_Bool_Exp | null | undefined;
  _or?: Array<Answerable_Questions_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  insights_question?: Insights_Questions_Bool_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "bpchar". All fields are combined with logical 'AND'. */
export type Bpchar_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "budget_ranges". All fields are combined with a logical 'AND'. */
export type Budget_Ranges_Bool_Exp = {
  _and?: Array<Budget_Ranges_Bool_Exp> | null | undefined;
  _not?: Budget_Ranges_Bool_Exp | null | undefined;
  _or?: Array<Budget_Ranges_Bool_Exp> | null | undefined;
  duration_type?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  duration_type_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  max_amount_cents?: Bigint_Comparison_Exp | null | undefined;
  min_amount_cents?: Bigint_Comparison_Exp | null | undefined;
  role?: Master_Roles_Bool_Exp | null | undefined;
  role_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "companies". All fields are combined with a logical 'AND'. */
export type Companies_Bool_Exp = {
  _and?: Array<Companies_Bool_Exp> | null | undefined;
  _not?: Companies_Bool_Exp | null | undefined;
  _or?: Array<Companies_Bool_Exp> | null | undefined;
  company_brief?: String_Comparison_Exp | null | undefined;
  company_logo?: String_Comparison_Exp | null | undefined;
  company_name?: String_Comparison_Exp | null | undefined;
  company_url?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  members?: Company_Members_Bool_Exp | null | undefined;
  subscriptions?: Subscriptions_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "company_members". All fields are combined with a logical 'AND'. */
export type Company_Members_Bool_Exp = {
  _and?: Array<Company_Members_Bool_Exp> | null | undefined;
  _not?: Company_Members_Bool_Exp | null | undefined;
  _or?: Array<Company_Members_Bool_Exp> | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  is_welcome_due?: Boolean_Comparison_Exp | null | undefined;
  member_role?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Content_Cards_Aggregate_Bool_Exp = {
  count?: Content_Cards_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Content_Cards_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Content_Cards_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Content_Cards_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "content_cards". All fields are combined with a logical 'AND'. */
export type Content_Cards_Bool_Exp = {
  _and?: Array<Content_Cards_Bool_Exp> | null | undefined;
  _not?: Content_Cards_Bool_Exp | null | undefined;
  _or?: Array<Content_Cards_Bool_Exp> | null | undefined;
  author_company?: String_Comparison_Exp | null | undefined;
  author_designation?: String_Comparison_Exp | null | undefined;
  author_first_name?: String_Comparison_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  author_last_name?: String_Comparison_Exp | null | undefined;
  author_picture?: String_Comparison_Exp | null | undefined;
  author_slug?: String_Comparison_Exp | null | undefined;
  brief?: String_Comparison_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  category_name?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  dates?: Content_Dates_Bool_Exp | null | undefined;
  downvote_count?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  insight?: Insights_Bool_Exp | null | undefined;
  insight_id?: Uuid_Comparison_Exp | null | undefined;
  insights_question?: Insights_Questions_Bool_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  media_duration?: Int_Comparison_Exp | null | undefined;
  media_type?: String_Comparison_Exp | null | undefined;
  question?: String_Comparison_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  question_slug?: String_Comparison_Exp | null | undefined;
  rating?: Int_Comparison_Exp | null | undefined;
  recordings?: Content_Recordings_Bool_Exp | null | undefined;
  response?: Insights_Responses_Bool_Exp | null | undefined;
  response_count?: Int_Comparison_Exp | null | undefined;
  response_id?: Uuid_Comparison_Exp | null | undefined;
  save_count?: Int_Comparison_Exp | null | undefined;
  saves?: Content_Saves_Bool_Exp | null | undefined;
  saves_aggregate?: Content_Saves_Aggregate_Bool_Exp | null | undefined;
  share_count?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  topic_name?: String_Comparison_Exp | null | undefined;
  upvote_count?: Int_Comparison_Exp | null | undefined;
  view_count?: Int_Comparison_Exp | null | undefined;
  votes?: Content_Votes_Bool_Exp | null | undefined;
};

/** select columns of table "content_cards" */
export type Content_Cards_Select_Column =
  /** column name */
  | 'author_company'
  /** column name */
  | 'author_designation'
  /** column name */
  | 'author_first_name'
  /** column name */
  | 'author_id'
  /** column name */
  | 'author_last_name'
  /** column name */
  | 'author_picture'
  /** column name */
  | 'author_slug'
  /** column name */
  | 'brief'
  /** column name */
  | 'category_id'
  /** column name */
  | 'category_name'
  /** column name */
  | 'created_at'
  /** column name */
  | 'downvote_count'
  /** column name */
  | 'id'
  /** column name */
  | 'insight_id'
  /** column name */
  | 'kind'
  /** column name */
  | 'media_duration'
  /** column name */
  | 'media_type'
  /** column name */
  | 'question'
  /** column name */
  | 'question_id'
  /** column name */
  | 'question_slug'
  /** column name */
  | 'rating'
  /** column name */
  | 'response_count'
  /** column name */
  | 'response_id'
  /** column name */
  | 'save_count'
  /** column name */
  | 'share_count'
  /** column name */
  | 'title'
  /** column name */
  | 'topic_id'
  /** column name */
  | 'topic_name'
  /** column name */
  | 'upvote_count'
  /** column name */
  | 'view_count';

/** Boolean expression to filter rows from the table "content_dates". All fields are combined with a logical 'AND'. */
export type Content_Dates_Bool_Exp = {
  _and?: Array<Content_Dates_Bool_Exp> | null | undefined;
  _not?: Content_Dates_Bool_Exp | null | undefined;
  _or?: Array<Content_Dates_Bool_Exp> | null | undefined;
  confirmed_at?: Timestamptz_Comparison_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "content_items". All fields are combined with a logical 'AND'. */
export type Content_Items_Bool_Exp = {
  _and?: Array<Content_Items_Bool_Exp> | null | undefined;
  _not?: Content_Items_Bool_Exp | null | undefined;
  _or?: Array<Content_Items_Bool_Exp> | null | undefined;
  author?: Users_Bool_Exp | null | undefined;
  author_id?: Uuid_Comparison_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  confirmed_at?: Timestamptz_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  downvote_count?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  insight?: Insights_Bool_Exp | null | undefined;
  insight_id?: Uuid_Comparison_Exp | null | undefined;
  is_public?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  master_topic?: Master_Topics_Bool_Exp | null | undefined;
  question?: Insights_Questions_Bool_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  recordings?: Content_Recordings_Bool_Exp | null | undefined;
  response?: Insights_Responses_Bool_Exp | null | undefined;
  response_id?: Uuid_Comparison_Exp | null | undefined;
  retired_at?: Timestamptz_Comparison_Exp | null | undefined;
  review_due_at?: Timestamptz_Comparison_Exp | null | undefined;
  save_count?: Int_Comparison_Exp | null | undefined;
  share_count?: Int_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  upvote_count?: Int_Comparison_Exp | null | undefined;
  view_count?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "content_recordings". All fields are combined with a logical 'AND'. */
export type Content_Recordings_Bool_Exp = {
  _and?: Array<Content_Recordings_Bool_Exp> | null | undefined;
  _not?: Content_Recordings_Bool_Exp | null | undefined;
  _or?: Array<Content_Recordings_Bool_Exp> | null | undefined;
  duration_ms?: Int_Comparison_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  media?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  path?: String_Comparison_Exp | null | undefined;
  peaks?: Jsonb_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  recording_id?: Uuid_Comparison_Exp | null | undefined;
  transcript?: Jsonb_Comparison_Exp | null | undefined;
};

export type Content_Saves_Aggregate_Bool_Exp = {
  count?: Content_Saves_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Content_Saves_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Content_Saves_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Content_Saves_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "content_saves". All fields are combined with a logical 'AND'. */
export type Content_Saves_Bool_Exp = {
  _and?: Array<Content_Saves_Bool_Exp> | null | undefined;
  _not?: Content_Saves_Bool_Exp | null | undefined;
  _or?: Array<Content_Saves_Bool_Exp> | null | undefined;
  card?: Content_Cards_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
};

/** select columns of table "content_saves" */
export type Content_Saves_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'item_id';

/** Boolean expression to filter rows from the table "content_votes". All fields are combined with a logical 'AND'. */
export type Content_Votes_Bool_Exp = {
  _and?: Array<Content_Votes_Bool_Exp> | null | undefined;
  _not?: Content_Votes_Bool_Exp | null | undefined;
  _or?: Array<Content_Votes_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  item_id?: Uuid_Comparison_Exp | null | undefined;
  vote?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "credit_requests". All fields are combined with a logical 'AND'. */
export type Credit_Requests_Bool_Exp = {
  _and?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  _not?: Credit_Requests_Bool_Exp | null | undefined;
  _or?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decision_reason?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  wizlings?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "expert_details". All fields are combined with a logical 'AND'. */
export type Expert_Details_Bool_Exp = {
  _and?: Array<Expert_Details_Bool_Exp> | null | undefined;
  _not?: Expert_Details_Bool_Exp | null | undefined;
  _or?: Array<Expert_Details_Bool_Exp> | null | undefined;
  advice_offerings?: Advice_Offerings_Bool_Exp | null | undefined;
  bio?: String_Comparison_Exp | null | undefined;
  bio_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  country?: Master_Countries_Bool_Exp | null | undefined;
  country_id?: Uuid_Comparison_Exp | null | undefined;
  domains?: Expert_Domains_Bool_Exp | null | undefined;
  domains_aggregate?: Expert_Domains_Aggregate_Bool_Exp | null | undefined;
  entries?: Profile_Entries_Bool_Exp | null | undefined;
  experience?: String_Comparison_Exp | null | undefined;
  expertise?: Expert_Expertise_Bool_Exp | null | undefined;
  industry?: Master_Domains_Bool_Exp | null | undefined;
  industry_id?: Uuid_Comparison_Exp | null | undefined;
  is_available_for_hire_as_cxo?: Boolean_Comparison_Exp | null | undefined;
  is_bio_added?: Boolean_Comparison_Exp | null | undefined;
  is_calender_added?: Boolean_Comparison_Exp | null | undefined;
  is_domain_added?: Boolean_Comparison_Exp | null | undefined;
  is_domain_skill_topic_industry?: Boolean_Comparison_Exp | null | undefined;
  is_experience_added?: Boolean_Comparison_Exp | null | undefined;
  is_expertise_added?: Boolean_Comparison_Exp | null | undefined;
  is_industry_added?: Boolean_Comparison_Exp | null | undefined;
  is_profile_photo_uploaded?: Boolean_Comparison_Exp | null | undefined;
  is_topic_added?: Boolean_Comparison_Exp | null | undefined;
  is_work_added?: Boolean_Comparison_Exp | null | undefined;
  profile_complete_percent?: Int_Comparison_Exp | null | undefined;
  profile_weightage?: Int_Comparison_Exp | null | undefined;
  rate_card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  topics?: Expert_Topics_Bool_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  user_org_role?: String_Comparison_Exp | null | undefined;
  work?: String_Comparison_Exp | null | undefined;
  years_of_experience?: Int_Comparison_Exp | null | undefined;
};

export type Expert_Domains_Aggregate_Bool_Exp = {
  count?: Expert_Domains_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Expert_Domains_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Expert_Domains_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Expert_Domains_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "expert_domains". All fields are combined with a logical 'AND'. */
export type Expert_Domains_Bool_Exp = {
  _and?: Array<Expert_Domains_Bool_Exp> | null | undefined;
  _not?: Expert_Domains_Bool_Exp | null | undefined;
  _or?: Array<Expert_Domains_Bool_Exp> | null | undefined;
  domain?: Master_Domains_Bool_Exp | null | undefined;
  domain_id?: Uuid_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** select columns of table "expert_domains" */
export type Expert_Domains_Select_Column =
  /** column name */
  | 'domain_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "expert_expertise". All fields are combined with a logical 'AND'. */
export type Expert_Expertise_Bool_Exp = {
  _and?: Array<Expert_Expertise_Bool_Exp> | null | undefined;
  _not?: Expert_Expertise_Bool_Exp | null | undefined;
  _or?: Array<Expert_Expertise_Bool_Exp> | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  expertise?: Master_Expertise_Bool_Exp | null | undefined;
  expertise_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "expert_topics". All fields are combined with a logical 'AND'. */
export type Expert_Topics_Bool_Exp = {
  _and?: Array<Expert_Topics_Bool_Exp> | null | undefined;
  _not?: Expert_Topics_Bool_Exp | null | undefined;
  _or?: Array<Expert_Topics_Bool_Exp> | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  topic?: Master_Topics_Bool_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "fractional_rate_cards". All fields are combined with a logical 'AND'. */
export type Fractional_Rate_Cards_Bool_Exp = {
  _and?: Array<Fractional_Rate_Cards_Bool_Exp> | null | undefined;
  _not?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  _or?: Array<Fractional_Rate_Cards_Bool_Exp> | null | undefined;
  availabilities?: Rate_Card_Availabilities_Bool_Exp | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  max_value_cents?: Bigint_Comparison_Exp | null | undefined;
  min_value_cents?: Bigint_Comparison_Exp | null | undefined;
  rate_unit?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  rate_unit_id?: Uuid_Comparison_Exp | null | undefined;
  roles?: Rate_Card_Roles_Bool_Exp | null | undefined;
  starting_at_cents?: Bigint_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "insight_audios". All fields are combined with a logical 'AND'. */
export type Insight_Audios_Bool_Exp = {
  _and?: Array<Insight_Audios_Bool_Exp> | null | undefined;
  _not?: Insight_Audios_Bool_Exp | null | undefined;
  _or?: Array<Insight_Audios_Bool_Exp> | null | undefined;
  duration?: Int_Comparison_Exp | null | undefined;
  insight?: Insights_Bool_Exp | null | undefined;
  insight_id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  path?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** input type for inserting array relation for remote table "insight_response_domains" */
export type Insight_Response_Domains_Arr_Rel_Insert_Input = {
  data: Array<Insight_Response_Domains_Insert_Input>;
};

/** Boolean expression to filter rows from the table "insight_response_domains". All fields are combined with a logical 'AND'. */
export type Insight_Response_Domains_Bool_Exp = {
  _and?: Array<Insight_Response_Domains_Bool_Exp> | null | undefined;
  _not?: Insight_Response_Domains_Bool_Exp | null | undefined;
  _or?: Array<Insight_Response_Domains_Bool_Exp> | null | undefined;
  custom_domain_name?: String_Comparison_Exp | null | undefined;
  domain_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  insight_response_id?: Uuid_Comparison_Exp | null | undefined;
  master_domain?: Master_Domains_Bool_Exp | null | undefined;
  response?: Insights_Responses_Bool_Exp | null | undefined;
};

/** input type for inserting data into table "insight_response_domains" */
export type Insight_Response_Domains_Insert_Input = {
  custom_domain_name?: string | null | undefined;
  domain_id?: string | null | undefined;
  insight_response_id?: string | null | undefined;
  response?: Insights_Responses_Obj_Rel_Insert_Input | null | undefined;
};

/** Boolean expression to filter rows from the table "insight_response_ratings". All fields are combined with a logical 'AND'. */
export type Insight_Response_Ratings_Bool_Exp = {
  _and?: Array<Insight_Response_Ratings_Bool_Exp> | null | undefined;
  _not?: Insight_Response_Ratings_Bool_Exp | null | undefined;
  _or?: Array<Insight_Response_Ratings_Bool_Exp> | null | undefined;
  comment?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  rating?: Int_Comparison_Exp | null | undefined;
  response?: Insights_Responses_Bool_Exp | null | undefined;
  response_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "insights". All fields are combined with a logical 'AND'. */
export type Insights_Bool_Exp = {
  _and?: Array<Insights_Bool_Exp> | null | undefined;
  _not?: Insights_Bool_Exp | null | undefined;
  _or?: Array<Insights_Bool_Exp> | null | undefined;
  asks_changes?: Boolean_Comparison_Exp | null | undefined;
  audio?: Insight_Audios_Bool_Exp | null | undefined;
  brief?: String_Comparison_Exp | null | undefined;
  brief_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  card?: Content_Cards_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  item?: Content_Items_Bool_Exp | null | undefined;
  master_topic?: Master_Topics_Bool_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "insights_questions". All fields are combined with a logical 'AND'. */
export type Insights_Questions_Bool_Exp = {
  _and?: Array<Insights_Questions_Bool_Exp> | null | undefined;
  _not?: Insights_Questions_Bool_Exp | null | undefined;
  _or?: Array<Insights_Questions_Bool_Exp> | null | undefined;
  answerable?: Answerable_Questions_Bool_Exp | null | undefined;
  asks_changes?: Boolean_Comparison_Exp | null | undefined;
  cards?: Content_Cards_Bool_Exp | null | undefined;
  cards_aggregate?: Content_Cards_Aggregate_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  insights_responses?: Insights_Responses_Bool_Exp | null | undefined;
  insights_responses_aggregate?: Insights_Responses_Aggregate_Bool_Exp | null | undefined;
  is_approved?: Boolean_Comparison_Exp | null | undefined;
  is_asked?: Boolean_Comparison_Exp | null | undefined;
  is_system?: Boolean_Comparison_Exp | null | undefined;
  master_objective?: Master_Objectives_Bool_Exp | null | undefined;
  master_topic?: Master_Topics_Bool_Exp | null | undefined;
  matches?: Question_Matches_Bool_Exp | null | undefined;
  mongo_id?: String_Comparison_Exp | null | undefined;
  question?: String_Comparison_Exp | null | undefined;
  question_richtext?: Jsonb_Comparison_Exp | null | undefined;
  rejected_reason?: String_Comparison_Exp | null | undefined;
  response_count?: Int_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Question_Askers_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "insights_questions" */
export type Insights_Questions_Constraint =
  /** unique or primary key constraint on columns "mongo_id" */
  | 'insights_questions_mongo_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'insights_questions_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'insights_questions_slug_unique';

/** input type for inserting data into table "insights_questions" */
export type Insights_Questions_Insert_Input = {
  id?: string | null | undefined;
  insights_responses?: Insights_Responses_Arr_Rel_Insert_Input | null | undefined;
  question?: string | null | undefined;
  question_richtext?: unknown;
  /** Made of the question and six signs of the id by a trigger; what a client sends is a hint only (GI-41). */
  slug?: string | null | undefined;
  topic_id?: string | null | undefined;
};

/** input type for inserting object relation for remote table "insights_questions" */
export type Insights_Questions_Obj_Rel_Insert_Input = {
  data: Insights_Questions_Insert_Input;
  /** upsert condition */
  on_conflict?: Insights_Questions_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "insights_questions" */
export type Insights_Questions_On_Conflict = {
  constraint: Insights_Questions_Constraint;
  update_columns?: Array<Insights_Questions_Update_Column>;
  where?: Insights_Questions_Bool_Exp | null | undefined;
};

/** update columns of table "insights_questions" */
export type Insights_Questions_Update_Column =
  /** column name */
  | 'question'
  /** column name */
  | 'question_richtext'
  /** column name */
  | 'slug'
  /** column name */
  | 'topic_id';

export type Insights_Responses_Aggregate_Bool_Exp = {
  bool_and?: Insights_Responses_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Insights_Responses_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Insights_Responses_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Insights_Responses_Aggregate_Bool_Exp_Bool_And = {
  arguments: Insights_Responses_Select_Column_Insights_Responses_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Insights_Responses_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Insights_Responses_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Insights_Responses_Select_Column_Insights_Responses_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Insights_Responses_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Insights_Responses_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Insights_Responses_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Insights_Responses_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "insights_responses" */
export type Insights_Responses_Arr_Rel_Insert_Input = {
  data: Array<Insights_Responses_Insert_Input>;
  /** upsert condition */
  on_conflict?: Insights_Responses_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "insights_responses". All fields are combined with a logical 'AND'. */
export type Insights_Responses_Bool_Exp = {
  _and?: Array<Insights_Responses_Bool_Exp> | null | undefined;
  _not?: Insights_Responses_Bool_Exp | null | undefined;
  _or?: Array<Insights_Responses_Bool_Exp> | null | undefined;
  additional_text?: String_Comparison_Exp | null | undefined;
  ai_generated_summary?: String_Comparison_Exp | null | undefined;
  ai_generated_title?: String_Comparison_Exp | null | undefined;
  asks_changes?: Boolean_Comparison_Exp | null | undefined;
  card?: Content_Cards_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  domains?: Insight_Response_Domains_Bool_Exp | null | undefined;
  draft_created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  insights_question?: Insights_Questions_Bool_Exp | null | undefined;
  is_ai_summary_generated?: Boolean_Comparison_Exp | null | undefined;
  is_approved?: Boolean_Comparison_Exp | null | undefined;
  is_transcribed?: Boolean_Comparison_Exp | null | undefined;
  is_transcribed_reported?: Boolean_Comparison_Exp | null | undefined;
  item?: Content_Items_Bool_Exp | null | undefined;
  media_duration?: Int_Comparison_Exp | null | undefined;
  media_transcript_formatted?: String_Comparison_Exp | null | undefined;
  media_url?: String_Comparison_Exp | null | undefined;
  mongo_id?: String_Comparison_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  rating?: Insight_Response_Ratings_Bool_Exp | null | undefined;
  rejected_reason?: String_Comparison_Exp | null | undefined;
  resource_url?: Jsonb_Comparison_Exp | null | undefined;
  response_text?: String_Comparison_Exp | null | undefined;
  response_type?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  submitted_for_approval?: Boolean_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "insights_responses" */
export type Insights_Responses_Constraint =
  /** unique or primary key constraint on columns "artefact_id", "user_id" */
  | 'insights_responses_artefact_unique'
  /** unique or primary key constraint on columns "mongo_id" */
  | 'insights_responses_mongo_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'insights_responses_pkey'
  /** unique or primary key constraint on columns "recording_id", "user_id" */
  | 'insights_responses_recording_unique';

/** input type for inserting data into table "insights_responses" */
export type Insights_Responses_Insert_Input = {
  additional_text?: string | null | undefined;
  domains?: Insight_Response_Domains_Arr_Rel_Insert_Input | null | undefined;
  id?: string | null | undefined;
  insights_question?: Insights_Questions_Obj_Rel_Insert_Input | null | undefined;
  media_transcript_formatted?: string | null | undefined;
  question_id?: string | null | undefined;
  recording_id?: string | null | undefined;
  /** One attachment: {filePath, fileTitle}, or a list of one {title, path} (GI-28). */
  resource_url?: unknown;
  /** JSON: a list of {heading, text}; plain text in older rows (GI-31). */
  response_text?: string | null | undefined;
  response_type?: string | null | undefined;
};

/** input type for inserting object relation for remote table "insights_responses" */
export type Insights_Responses_Obj_Rel_Insert_Input = {
  data: Insights_Responses_Insert_Input;
  /** upsert condition */
  on_conflict?: Insights_Responses_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "insights_responses" */
export type Insights_Responses_On_Conflict = {
  constraint: Insights_Responses_Constraint;
  update_columns?: Array<Insights_Responses_Update_Column>;
  where?: Insights_Responses_Bool_Exp | null | undefined;
};

/** select columns of table "insights_responses" */
export type Insights_Responses_Select_Column =
  /** column name */
  | 'additional_text'
  /** column name */
  | 'ai_generated_summary'
  /** column name */
  | 'ai_generated_title'
  /** column name */
  | 'asks_changes'
  /** column name */
  | 'created_at'
  /** column name */
  | 'draft_created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_ai_summary_generated'
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_transcribed'
  /** column name */
  | 'is_transcribed_reported'
  /** column name */
  | 'media_duration'
  /** column name */
  | 'media_transcript_formatted'
  /** column name */
  | 'media_url'
  /** column name */
  | 'mongo_id'
  /** column name */
  | 'question_id'
  /** column name */
  | 'rejected_reason'
  /** column name */
  | 'resource_url'
  /** column name */
  | 'response_text'
  /** column name */
  | 'response_type'
  /** column name */
  | 'status'
  /** column name */
  | 'submitted_for_approval'
  /** column name */
  | 'user_id';

/** select "insights_responses_select_column_insights_responses_aggregate_bool_exp_bool_and_arguments_columns" columns of table "insights_responses" */
export type Insights_Responses_Select_Column_Insights_Responses_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'asks_changes'
  /** column name */
  | 'is_ai_summary_generated'
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_transcribed'
  /** column name */
  | 'is_transcribed_reported'
  /** column name */
  | 'submitted_for_approval';

/** select "insights_responses_select_column_insights_responses_aggregate_bool_exp_bool_or_arguments_columns" columns of table "insights_responses" */
export type Insights_Responses_Select_Column_Insights_Responses_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'asks_changes'
  /** column name */
  | 'is_ai_summary_generated'
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_transcribed'
  /** column name */
  | 'is_transcribed_reported'
  /** column name */
  | 'submitted_for_approval';

/** input type for updating data in table "insights_responses" */
export type Insights_Responses_Set_Input = {
  additional_text?: string | null | undefined;
  media_transcript_formatted?: string | null | undefined;
  recording_id?: string | null | undefined;
  /** One attachment: {filePath, fileTitle}, or a list of one {title, path} (GI-28). */
  resource_url?: unknown;
  /** JSON: a list of {heading, text}; plain text in older rows (GI-31). */
  response_text?: string | null | undefined;
  response_type?: string | null | undefined;
};

/** update columns of table "insights_responses" */
export type Insights_Responses_Update_Column =
  /** column name */
  | 'additional_text'
  /** column name */
  | 'media_transcript_formatted'
  /** column name */
  | 'recording_id'
  /** column name */
  | 'resource_url'
  /** column name */
  | 'response_text'
  /** column name */
  | 'response_type';

export type Jsonb_Cast_Exp = {
  String?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: Jsonb_Cast_Exp | null | undefined;
  /** is the column contained in the given value */
  _contained_in?: unknown;
  /** does the column contain the given value */
  _contains?: unknown;
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  /** does the string exist as a top-level key in the column */
  _has_key?: string | null | undefined;
  /** do all of these strings exist as top-level keys in the column */
  _has_keys_all?: Array<string> | null | undefined;
  /** do any of these strings exist as top-level keys in the column */
  _has_keys_any?: Array<string> | null | undefined;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the JSON path return any item for the column */
  _jsonb_path_exists?: string | null | undefined;
  /** does the JSON path predicate hold for the column */
  _jsonb_path_match?: string | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_accounts". All fields are combined with a logical 'AND'. */
export type Ledger_Accounts_Bool_Exp = {
  _and?: Array<Ledger_Accounts_Bool_Exp> | null | undefined;
  _not?: Ledger_Accounts_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Accounts_Bool_Exp> | null | undefined;
  balance?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  due_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  is_open?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  owner?: Users_Bool_Exp | null | undefined;
  source?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_countries". All fields are combined with a logical 'AND'. */
export type Master_Countries_Bool_Exp = {
  _and?: Array<Master_Countries_Bool_Exp> | null | undefined;
  _not?: Master_Countries_Bool_Exp | null | undefined;
  _or?: Array<Master_Countries_Bool_Exp> | null | undefined;
  country_code?: Bpchar_Comparison_Exp | null | undefined;
  country_name?: String_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_domains". All fields are combined with a logical 'AND'. */
export type Master_Domains_Bool_Exp = {
  _and?: Array<Master_Domains_Bool_Exp> | null | undefined;
  _not?: Master_Domains_Bool_Exp | null | undefined;
  _or?: Array<Master_Domains_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  domain_name?: String_Comparison_Exp | null | undefined;
  expert_domains?: Expert_Domains_Bool_Exp | null | undefined;
  expert_domains_aggregate?: Expert_Domains_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_expertise". All fields are combined with a logical 'AND'. */
export type Master_Expertise_Bool_Exp = {
  _and?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  _not?: Master_Expertise_Bool_Exp | null | undefined;
  _or?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expertise_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_objectives". All fields are combined with a logical 'AND'. */
export type Master_Objectives_Bool_Exp = {
  _and?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  _not?: Master_Objectives_Bool_Exp | null | undefined;
  _or?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expertise?: Master_Expertise_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  objective_name?: String_Comparison_Exp | null | undefined;
  topics?: Master_Topics_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_roles". All fields are combined with a logical 'AND'. */
export type Master_Roles_Bool_Exp = {
  _and?: Array<Master_Roles_Bool_Exp> | null | undefined;
  _not?: Master_Roles_Bool_Exp | null | undefined;
  _or?: Array<Master_Roles_Bool_Exp> | null | undefined;
  budget_ranges?: Budget_Ranges_Bool_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  role_name?: String_Comparison_Exp | null | undefined;
  role_type?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_topics". All fields are combined with a logical 'AND'. */
export type Master_Topics_Bool_Exp = {
  _and?: Array<Master_Topics_Bool_Exp> | null | undefined;
  _not?: Master_Topics_Bool_Exp | null | undefined;
  _or?: Array<Master_Topics_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expert_topics?: Expert_Topics_Bool_Exp | null | undefined;
  favourite?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  image?: String_Comparison_Exp | null | undefined;
  is_approved_by_admin?: Boolean_Comparison_Exp | null | undefined;
  is_used?: Boolean_Comparison_Exp | null | undefined;
  is_user_generated?: Boolean_Comparison_Exp | null | undefined;
  mongo_id?: String_Comparison_Exp | null | undefined;
  objective?: Master_Objectives_Bool_Exp | null | undefined;
  objective_id?: Uuid_Comparison_Exp | null | undefined;
  persona?: String_Comparison_Exp | null | undefined;
  topic_name?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_availability_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Availability_Types_Bool_Exp = {
  _and?: Array<Opportunity_Availability_Types_Bool_Exp> | null | undefined;
  _not?: Opportunity_Availability_Types_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Availability_Types_Bool_Exp> | null | undefined;
  availability_type?: String_Comparison_Exp | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_duration_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Duration_Types_Bool_Exp = {
  _and?: Array<Opportunity_Duration_Types_Bool_Exp> | null | undefined;
  _not?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Duration_Types_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  duration_type?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "plan_packages". All fields are combined with a logical 'AND'. */
export type Plan_Packages_Bool_Exp = {
  _and?: Array<Plan_Packages_Bool_Exp> | null | undefined;
  _not?: Plan_Packages_Bool_Exp | null | undefined;
  _or?: Array<Plan_Packages_Bool_Exp> | null | undefined;
  amplify_free_sessions?: Int_Comparison_Exp | null | undefined;
  amplify_priority_sessions?: Int_Comparison_Exp | null | undefined;
  amplify_session_cents?: Int_Comparison_Exp | null | undefined;
  card?: String_Comparison_Exp | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  free_calls_limit?: Int_Comparison_Exp | null | undefined;
  hire_fee_percent?: Numeric_Comparison_Exp | null | undefined;
  is_free?: Boolean_Comparison_Exp | null | undefined;
  is_older?: Boolean_Comparison_Exp | null | undefined;
  is_pro?: Boolean_Comparison_Exp | null | undefined;
  is_trial?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  posting_credits?: Int_Comparison_Exp | null | undefined;
  rank?: Int_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
  storage_mb?: Int_Comparison_Exp | null | undefined;
  team_admins?: Int_Comparison_Exp | null | undefined;
  team_size?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "plan_prices". All fields are combined with a logical 'AND'. */
export type Plan_Prices_Bool_Exp = {
  _and?: Array<Plan_Prices_Bool_Exp> | null | undefined;
  _not?: Plan_Prices_Bool_Exp | null | undefined;
  _or?: Array<Plan_Prices_Bool_Exp> | null | undefined;
  benefits?: String_Array_Comparison_Exp | null | undefined;
  billed_cents?: Int_Comparison_Exp | null | undefined;
  catalogue?: String_Comparison_Exp | null | undefined;
  credits?: Int_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  disadvantages?: String_Array_Comparison_Exp | null | undefined;
  discount_percent?: Int_Comparison_Exp | null | undefined;
  duration?: String_Comparison_Exp | null | undefined;
  is_sold?: Boolean_Comparison_Exp | null | undefined;
  month_cents?: Int_Comparison_Exp | null | undefined;
  plan?: Plan_Packages_Bool_Exp | null | undefined;
  plan_code?: String_Comparison_Exp | null | undefined;
  price_id?: String_Comparison_Exp | null | undefined;
  saas_type?: String_Comparison_Exp | null | undefined;
  saved_cents?: Int_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
  strike_cents?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "profile_entries". All fields are combined with a logical 'AND'. */
export type Profile_Entries_Bool_Exp = {
  _and?: Array<Profile_Entries_Bool_Exp> | null | undefined;
  _not?: Profile_Entries_Bool_Exp | null | undefined;
  _or?: Array<Profile_Entries_Bool_Exp> | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  ended_year?: Int_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  organization?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  started_year?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "question_askers". All fields are combined with a logical 'AND'. */
export type Question_Askers_Bool_Exp = {
  _and?: Array<Question_Askers_Bool_Exp> | null | undefined;
  _not?: Question_Askers_Bool_Exp | null | undefined;
  _or?: Array<Question_Askers_Bool_Exp> | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  designation?: String_Comparison_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_expert?: Boolean_Comparison_Exp | null | undefined;
  last_name?: String_Comparison_Exp | null | undefined;
  profile_pic?: String_Comparison_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "question_matches". All fields are combined with a logical 'AND'. */
export type Question_Matches_Bool_Exp = {
  _and?: Array<Question_Matches_Bool_Exp> | null | undefined;
  _not?: Question_Matches_Bool_Exp | null | undefined;
  _or?: Array<Question_Matches_Bool_Exp> | null | undefined;
  insights_question?: Insights_Questions_Bool_Exp | null | undefined;
  question_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "rate_card_availabilities". All fields are combined with a logical 'AND'. */
export type Rate_Card_Availabilities_Bool_Exp = {
  _and?: Array<Rate_Card_Availabilities_Bool_Exp> | null | undefined;
  _not?: Rate_Card_Availabilities_Bool_Exp | null | undefined;
  _or?: Array<Rate_Card_Availabilities_Bool_Exp> | null | undefined;
  availability_type?: Opportunity_Availability_Types_Bool_Exp | null | undefined;
  availability_type_id?: Uuid_Comparison_Exp | null | undefined;
  card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "rate_card_roles". All fields are combined with a logical 'AND'. */
export type Rate_Card_Roles_Bool_Exp = {
  _and?: Array<Rate_Card_Roles_Bool_Exp> | null | undefined;
  _not?: Rate_Card_Roles_Bool_Exp | null | undefined;
  _or?: Array<Rate_Card_Roles_Bool_Exp> | null | undefined;
  card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  position?: Smallint_Comparison_Exp | null | undefined;
  role?: Master_Roles_Bool_Exp | null | undefined;
  role_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "smallint". All fields are combined with logical 'AND'. */
export type Smallint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to filter rows from the table "subscriptions". All fields are combined with a logical 'AND'. */
export type Subscriptions_Bool_Exp = {
  _and?: Array<Subscriptions_Bool_Exp> | null | undefined;
  _not?: Subscriptions_Bool_Exp | null | undefined;
  _or?: Array<Subscriptions_Bool_Exp> | null | undefined;
  bought_by?: Uuid_Comparison_Exp | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  ends_with_period?: Boolean_Comparison_Exp | null | undefined;
  expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  paid_until?: Timestamptz_Comparison_Exp | null | undefined;
  plan?: Plan_Packages_Bool_Exp | null | undefined;
  plan_code?: String_Comparison_Exp | null | undefined;
  price?: Plan_Prices_Bool_Exp | null | undefined;
  price_id?: String_Comparison_Exp | null | undefined;
  saas_type?: String_Comparison_Exp | null | undefined;
  starts_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  stripe_customer_id?: String_Comparison_Exp | null | undefined;
  stripe_subscription_id?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

/** Boolean expression to filter rows from the table "user_accounts". All fields are combined with a logical 'AND'. */
export type User_Accounts_Bool_Exp = {
  _and?: Array<User_Accounts_Bool_Exp> | null | undefined;
  _not?: User_Accounts_Bool_Exp | null | undefined;
  _or?: Array<User_Accounts_Bool_Exp> | null | undefined;
  calendly?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: String_Comparison_Exp | null | undefined;
  is_achievement_first_time?: Boolean_Comparison_Exp | null | undefined;
  is_admin?: Boolean_Comparison_Exp | null | undefined;
  is_dashboard_banner_visible?: Boolean_Comparison_Exp | null | undefined;
  is_email_verified?: Boolean_Comparison_Exp | null | undefined;
  is_exciting_news_modal_not_show_again?: Boolean_Comparison_Exp | null | undefined;
  login_type?: String_Comparison_Exp | null | undefined;
  referral_code?: String_Comparison_Exp | null | undefined;
  time_zone?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
export type Users_Bool_Exp = {
  _and?: Array<Users_Bool_Exp> | null | undefined;
  _not?: Users_Bool_Exp | null | undefined;
  _or?: Array<Users_Bool_Exp> | null | undefined;
  account?: User_Accounts_Bool_Exp | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  credit_requests?: Credit_Requests_Bool_Exp | null | undefined;
  designation?: String_Comparison_Exp | null | undefined;
  expert_detail?: Expert_Details_Bool_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_expert?: Boolean_Comparison_Exp | null | undefined;
  last_name?: String_Comparison_Exp | null | undefined;
  ledger_accounts?: Ledger_Accounts_Bool_Exp | null | undefined;
  profile_pic?: String_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  subscriptions?: Subscriptions_Bool_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type OwnResponseDraftFragment = { id: string, question_id: string, status: string, response_type: string, response_text: string | null, media_url: string | null, media_duration: number | null, media_transcript_formatted: string | null, additional_text: string | null, resource_url: unknown, rejected_reason: string | null, domains: Array<{ domain_id: string | null, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> };

export type AnsweredQuestionFragment = { id: string, user_id: string, question: string, question_richtext: unknown, created_at: string, is_approved: boolean | null, is_asked: boolean, is_system: boolean, topic_id: string, master_topic: { topic_name: string } | null, master_objective: { objective_name: string } | null, user: { first_name: string | null, last_name: string | null } | null, answerable: Array<{ question_id: string | null }> };

export type QuestionToAnswerQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type QuestionToAnswerQuery = { insights_questions: Array<{ id: string, user_id: string, question: string, question_richtext: unknown, created_at: string, is_approved: boolean | null, is_asked: boolean, is_system: boolean, topic_id: string, insights_responses: Array<{ id: string, question_id: string, status: string, response_type: string, response_text: string | null, media_url: string | null, media_duration: number | null, media_transcript_formatted: string | null, additional_text: string | null, resource_url: unknown, rejected_reason: string | null, domains: Array<{ domain_id: string | null, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> }>, master_topic: { topic_name: string } | null, master_objective: { objective_name: string } | null, user: { first_name: string | null, last_name: string | null } | null, answerable: Array<{ question_id: string | null }> }> };

export type QuestionOfOlderStoreQueryVariables = Exact<{
  mongoId: string;
}>;

export type QuestionOfOlderStoreQuery = { insights_questions: Array<{ id: string }> };

export type ResponseToEditQueryVariables = Exact<{
  questionId: string;
  responseId: string;
  me: string;
}>;

export type ResponseToEditQuery = { insights_questions: Array<{ id: string, user_id: string, question: string, question_richtext: unknown, created_at: string, is_approved: boolean | null, is_asked: boolean, is_system: boolean, topic_id: string, insights_responses: Array<{ id: string, question_id: string, status: string, response_type: string, response_text: string | null, media_url: string | null, media_duration: number | null, media_transcript_formatted: string | null, additional_text: string | null, resource_url: unknown, rejected_reason: string | null, domains: Array<{ domain_id: string | null, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> }>, master_topic: { topic_name: string } | null, master_objective: { objective_name: string } | null, user: { first_name: string | null, last_name: string | null } | null, answerable: Array<{ question_id: string | null }> }> };

export type OwnTopicsQueryVariables = Exact<{
  me: string;
}>;

export type OwnTopicsQuery = { expert_details_by_pk: { topics: Array<{ topic: { id: string, topic_name: string, objective: { objective_name: string } | null } | null }> } | null, topic_suggestions: Array<{ id: string, topic_name: string, created_at: string }> };

export type TopicCategoriesQueryVariables = Exact<{ [key: string]: never; }>;

export type TopicCategoriesQuery = { master_objectives: Array<{ id: string, objective_name: string }> };

export type SuggestTopicMutationVariables = Exact<{
  topicName: string;
  objectiveId: string;
}>;

export type SuggestTopicMutation = { suggestTopic: { id: string, status: string } };

export type FoundIndustriesQueryVariables = Exact<{
  name: string;
  not: Array<string> | string;
}>;

export type FoundIndustriesQuery = { master_domains: Array<{ id: string, domain_name: string }> };

export type IndustriesByNameQueryVariables = Exact<{
  names: Array<string> | string;
}>;

export type IndustriesByNameQuery = { master_domains: Array<{ id: string, domain_name: string }> };

export type TopIndustriesQueryVariables = Exact<{ [key: string]: never; }>;

export type TopIndustriesQuery = { master_domains_aggregate: { nodes: Array<{ id: string, domain_name: string }> } };

export type ContentSuggestionsQueryVariables = Exact<{
  category: string;
  subcategory: string;
}>;

export type ContentSuggestionsQuery = { content_suggestion_structures: Array<{ id: string, category: string, subcategory: string, vertical: string | null, question: string, part_1: string | null, part_2: string | null, part_3: string | null, subsequent_solution: string | null, supportive_documents: string | null, domain_tags: string | null, open_tags: string | null }> };

export type StartInsightMutationVariables = Exact<{
  question: Insights_Questions_Insert_Input;
  response: Insights_Responses_Insert_Input;
  domains: Array<Insight_Response_Domains_Insert_Input> | Insight_Response_Domains_Insert_Input;
}>;

export type StartInsightMutation = { insert_insights_questions_one: { id: string } | null, insert_insights_responses_one: { id: string } | null, insert_insight_response_domains: { affected_rows: number } | null };

export type StartResponseMutationVariables = Exact<{
  response: Insights_Responses_Insert_Input;
  domains: Array<Insight_Response_Domains_Insert_Input> | Insight_Response_Domains_Insert_Input;
}>;

export type StartResponseMutation = { insert_insights_responses_one: { id: string } | null, insert_insight_response_domains: { affected_rows: number } | null };

export type SaveQuestionMutationVariables = Exact<{
  id: string;
  me: string;
  question: string;
  topicId: string;
}>;

export type SaveQuestionMutation = { update_insights_questions: { affected_rows: number } | null };

export type SaveResponseMutationVariables = Exact<{
  id: string;
  set: Insights_Responses_Set_Input;
}>;

export type SaveResponseMutation = { update_insights_responses_by_pk: { id: string } | null };

export type SaveIndustriesMutationVariables = Exact<{
  id: string;
  domains: Array<Insight_Response_Domains_Insert_Input> | Insight_Response_Domains_Insert_Input;
}>;

export type SaveIndustriesMutation = { delete_insight_response_domains: { affected_rows: number } | null, insert_insight_response_domains: { affected_rows: number } | null };

export type SubmitResponseMutationVariables = Exact<{
  id: string;
  questionId: string;
  response: ResponseInput;
}>;

export type SubmitResponseMutation = { submitResponse: { id: string, questionId: string, status: string } };

export type RemoveResponseMutationVariables = Exact<{
  id: string;
}>;

export type RemoveResponseMutation = { removeResponse: { id: string } };

export const OwnResponseDraftFragmentDoc = `
    fragment OwnResponseDraft on insights_responses {
  id
  question_id
  status
  response_type
  response_text
  media_url
  media_duration
  media_transcript_formatted
  additional_text
  resource_url
  rejected_reason
  domains {
    domain_id
    custom_domain_name
    master_domain {
      domain_name
    }
  }
}
    `;
export const AnsweredQuestionFragmentDoc = `
    fragment AnsweredQuestion on insights_questions {
  id
  user_id
  question
  question_richtext
  created_at
  is_approved
  is_asked
  is_system
  topic_id
  master_topic {
    topic_name
  }
  master_objective {
    objective_name
  }
  user {
    first_name
    last_name
  }
  answerable {
    question_id
  }
}
    `;
export const QuestionToAnswerDocument = `
    query QuestionToAnswer($id: uuid!, $me: uuid!) {
  insights_questions(where: {id: {_eq: $id}}, limit: 1) {
    ...AnsweredQuestion
    insights_responses(
      where: {user_id: {_eq: $me}}
      order_by: [{created_at: desc}]
      limit: 1
    ) {
      ...OwnResponseDraft
    }
  }
}
    fragment OwnResponseDraft on insights_responses {
  id
  question_id
  status
  response_type
  response_text
  media_url
  media_duration
  media_transcript_formatted
  additional_text
  resource_url
  rejected_reason
  domains {
    domain_id
    custom_domain_name
    master_domain {
      domain_name
    }
  }
}
fragment AnsweredQuestion on insights_questions {
  id
  user_id
  question
  question_richtext
  created_at
  is_approved
  is_asked
  is_system
  topic_id
  master_topic {
    topic_name
  }
  master_objective {
    objective_name
  }
  user {
    first_name
    last_name
  }
  answerable {
    question_id
  }
}`;

export const useQuestionToAnswerQuery = <
      TData = QuestionToAnswerQuery,
      TError = Error
    >(
      variables: QuestionToAnswerQueryVariables,
      options?: Omit<UseQueryOptions<QuestionToAnswerQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionToAnswerQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionToAnswerQuery, TError, TData>(
      {
    queryKey: ['QuestionToAnswer', variables],
    queryFn: graphqlFetcher<QuestionToAnswerQuery, QuestionToAnswerQueryVariables>(QuestionToAnswerDocument, variables),
    ...options
  }
    )};

useQuestionToAnswerQuery.document = QuestionToAnswerDocument;

useQuestionToAnswerQuery.getKey = (variables: QuestionToAnswerQueryVariables) => ['QuestionToAnswer', variables];

useQuestionToAnswerQuery.rootKey = 'QuestionToAnswer';

useQuestionToAnswerQuery.fetcher = (variables: QuestionToAnswerQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<QuestionToAnswerQuery, QuestionToAnswerQueryVariables>(QuestionToAnswerDocument, variables, options);

export const QuestionOfOlderStoreDocument = `
    query QuestionOfOlderStore($mongoId: String!) {
  insights_questions(where: {mongo_id: {_eq: $mongoId}}, limit: 1) {
    id
  }
}
    `;

export const useQuestionOfOlderStoreQuery = <
      TData = QuestionOfOlderStoreQuery,
      TError = Error
    >(
      variables: QuestionOfOlderStoreQueryVariables,
      options?: Omit<UseQueryOptions<QuestionOfOlderStoreQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionOfOlderStoreQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionOfOlderStoreQuery, TError, TData>(
      {
    queryKey: ['QuestionOfOlderStore', variables],
    queryFn: graphqlFetcher<QuestionOfOlderStoreQuery, QuestionOfOlderStoreQueryVariables>(QuestionOfOlderStoreDocument, variables),
    ...options
  }
    )};

useQuestionOfOlderStoreQuery.document = QuestionOfOlderStoreDocument;

useQuestionOfOlderStoreQuery.getKey = (variables: QuestionOfOlderStoreQueryVariables) => ['QuestionOfOlderStore', variables];

useQuestionOfOlderStoreQuery.rootKey = 'QuestionOfOlderStore';

useQuestionOfOlderStoreQuery.fetcher = (variables: QuestionOfOlderStoreQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<QuestionOfOlderStoreQuery, QuestionOfOlderStoreQueryVariables>(QuestionOfOlderStoreDocument, variables, options);

export const ResponseToEditDocument = `
    query ResponseToEdit($questionId: uuid!, $responseId: uuid!, $me: uuid!) {
  insights_questions(where: {id: {_eq: $questionId}}, limit: 1) {
    ...AnsweredQuestion
    insights_responses(
      where: {id: {_eq: $responseId}, user_id: {_eq: $me}}
      limit: 1
    ) {
      ...OwnResponseDraft
    }
  }
}
    fragment OwnResponseDraft on insights_responses {
  id
  question_id
  status
  response_type
  response_text
  media_url
  media_duration
  media_transcript_formatted
  additional_text
  resource_url
  rejected_reason
  domains {
    domain_id
    custom_domain_name
    master_domain {
      domain_name
    }
  }
}
fragment AnsweredQuestion on insights_questions {
  id
  user_id
  question
  question_richtext
  created_at
  is_approved
  is_asked
  is_system
  topic_id
  master_topic {
    topic_name
  }
  master_objective {
    objective_name
  }
  user {
    first_name
    last_name
  }
  answerable {
    question_id
  }
}`;

export const useResponseToEditQuery = <
      TData = ResponseToEditQuery,
      TError = Error
    >(
      variables: ResponseToEditQueryVariables,
      options?: Omit<UseQueryOptions<ResponseToEditQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ResponseToEditQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ResponseToEditQuery, TError, TData>(
      {
    queryKey: ['ResponseToEdit', variables],
    queryFn: graphqlFetcher<ResponseToEditQuery, ResponseToEditQueryVariables>(ResponseToEditDocument, variables),
    ...options
  }
    )};

useResponseToEditQuery.document = ResponseToEditDocument;

useResponseToEditQuery.getKey = (variables: ResponseToEditQueryVariables) => ['ResponseToEdit', variables];

useResponseToEditQuery.rootKey = 'ResponseToEdit';

useResponseToEditQuery.fetcher = (variables: ResponseToEditQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ResponseToEditQuery, ResponseToEditQueryVariables>(ResponseToEditDocument, variables, options);

export const OwnTopicsDocument = `
    query OwnTopics($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    topics(
      where: {topic: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}}
    ) {
      topic {
        id
        topic_name
        objective {
          objective_name
        }
      }
    }
  }
  topic_suggestions(
    where: {user_id: {_eq: $me}, status: {_eq: "pending"}}
    order_by: [{created_at: desc}, {id: desc}]
    limit: 20
  ) {
    id
    topic_name
    created_at
  }
}
    `;

export const useOwnTopicsQuery = <
      TData = OwnTopicsQuery,
      TError = Error
    >(
      variables: OwnTopicsQueryVariables,
      options?: Omit<UseQueryOptions<OwnTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnTopicsQuery, TError, TData>(
      {
    queryKey: ['OwnTopics', variables],
    queryFn: graphqlFetcher<OwnTopicsQuery, OwnTopicsQueryVariables>(OwnTopicsDocument, variables),
    ...options
  }
    )};

useOwnTopicsQuery.document = OwnTopicsDocument;

useOwnTopicsQuery.getKey = (variables: OwnTopicsQueryVariables) => ['OwnTopics', variables];

useOwnTopicsQuery.rootKey = 'OwnTopics';

useOwnTopicsQuery.fetcher = (variables: OwnTopicsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnTopicsQuery, OwnTopicsQueryVariables>(OwnTopicsDocument, variables, options);

export const TopicCategoriesDocument = `
    query TopicCategories {
  master_objectives(
    where: {deleted: {_eq: false}}
    order_by: [{objective_name: asc}]
    limit: 100
  ) {
    id
    objective_name
  }
}
    `;

export const useTopicCategoriesQuery = <
      TData = TopicCategoriesQuery,
      TError = Error
    >(
      variables?: TopicCategoriesQueryVariables,
      options?: Omit<UseQueryOptions<TopicCategoriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TopicCategoriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TopicCategoriesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['TopicCategories'] : ['TopicCategories', variables],
    queryFn: graphqlFetcher<TopicCategoriesQuery, TopicCategoriesQueryVariables>(TopicCategoriesDocument, variables),
    ...options
  }
    )};

useTopicCategoriesQuery.document = TopicCategoriesDocument;

useTopicCategoriesQuery.getKey = (variables?: TopicCategoriesQueryVariables) => variables === undefined ? ['TopicCategories'] : ['TopicCategories', variables];

useTopicCategoriesQuery.rootKey = 'TopicCategories';

useTopicCategoriesQuery.fetcher = (variables?: TopicCategoriesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<TopicCategoriesQuery, TopicCategoriesQueryVariables>(TopicCategoriesDocument, variables, options);

export const SuggestTopicDocument = `
    mutation SuggestTopic($topicName: String!, $objectiveId: uuid!) {
  suggestTopic(topicName: $topicName, objectiveId: $objectiveId) {
    id
    status
  }
}
    `;

export const useSuggestTopicMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SuggestTopicMutation, TError, SuggestTopicMutationVariables, TContext>) => {
    
    return useMutation<SuggestTopicMutation, TError, SuggestTopicMutationVariables, TContext>(
      {
    mutationKey: ['SuggestTopic'],
    mutationFn: (variables?: SuggestTopicMutationVariables) => graphqlFetcher<SuggestTopicMutation, SuggestTopicMutationVariables>(SuggestTopicDocument, variables)(),
    ...options
  }
    )};

useSuggestTopicMutation.fetcher = (variables: SuggestTopicMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SuggestTopicMutation, SuggestTopicMutationVariables>(SuggestTopicDocument, variables, options);

export const FoundIndustriesDocument = `
    query FoundIndustries($name: String!, $not: [uuid!]!) {
  master_domains(
    where: {deleted: {_eq: false}, domain_name: {_ilike: $name}, id: {_nin: $not}}
    order_by: [{domain_name: asc}]
    limit: 50
  ) {
    id
    domain_name
  }
}
    `;

export const useFoundIndustriesQuery = <
      TData = FoundIndustriesQuery,
      TError = Error
    >(
      variables: FoundIndustriesQueryVariables,
      options?: Omit<UseQueryOptions<FoundIndustriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FoundIndustriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FoundIndustriesQuery, TError, TData>(
      {
    queryKey: ['FoundIndustries', variables],
    queryFn: graphqlFetcher<FoundIndustriesQuery, FoundIndustriesQueryVariables>(FoundIndustriesDocument, variables),
    ...options
  }
    )};

useFoundIndustriesQuery.document = FoundIndustriesDocument;

useFoundIndustriesQuery.getKey = (variables: FoundIndustriesQueryVariables) => ['FoundIndustries', variables];

useFoundIndustriesQuery.rootKey = 'FoundIndustries';

useFoundIndustriesQuery.fetcher = (variables: FoundIndustriesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<FoundIndustriesQuery, FoundIndustriesQueryVariables>(FoundIndustriesDocument, variables, options);

export const IndustriesByNameDocument = `
    query IndustriesByName($names: [String!]!) {
  master_domains(
    where: {deleted: {_eq: false}, domain_name: {_in: $names}}
    limit: 50
  ) {
    id
    domain_name
  }
}
    `;

export const useIndustriesByNameQuery = <
      TData = IndustriesByNameQuery,
      TError = Error
    >(
      variables: IndustriesByNameQueryVariables,
      options?: Omit<UseQueryOptions<IndustriesByNameQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<IndustriesByNameQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<IndustriesByNameQuery, TError, TData>(
      {
    queryKey: ['IndustriesByName', variables],
    queryFn: graphqlFetcher<IndustriesByNameQuery, IndustriesByNameQueryVariables>(IndustriesByNameDocument, variables),
    ...options
  }
    )};

useIndustriesByNameQuery.document = IndustriesByNameDocument;

useIndustriesByNameQuery.getKey = (variables: IndustriesByNameQueryVariables) => ['IndustriesByName', variables];

useIndustriesByNameQuery.rootKey = 'IndustriesByName';

useIndustriesByNameQuery.fetcher = (variables: IndustriesByNameQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<IndustriesByNameQuery, IndustriesByNameQueryVariables>(IndustriesByNameDocument, variables, options);

export const TopIndustriesDocument = `
    query TopIndustries {
  master_domains_aggregate(
    where: {deleted: {_eq: false}}
    order_by: [{expert_domains_aggregate: {count: desc}}, {domain_name: asc}]
    limit: 10
  ) {
    nodes {
      id
      domain_name
    }
  }
}
    `;

export const useTopIndustriesQuery = <
      TData = TopIndustriesQuery,
      TError = Error
    >(
      variables?: TopIndustriesQueryVariables,
      options?: Omit<UseQueryOptions<TopIndustriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TopIndustriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TopIndustriesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['TopIndustries'] : ['TopIndustries', variables],
    queryFn: graphqlFetcher<TopIndustriesQuery, TopIndustriesQueryVariables>(TopIndustriesDocument, variables),
    ...options
  }
    )};

useTopIndustriesQuery.document = TopIndustriesDocument;

useTopIndustriesQuery.getKey = (variables?: TopIndustriesQueryVariables) => variables === undefined ? ['TopIndustries'] : ['TopIndustries', variables];

useTopIndustriesQuery.rootKey = 'TopIndustries';

useTopIndustriesQuery.fetcher = (variables?: TopIndustriesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<TopIndustriesQuery, TopIndustriesQueryVariables>(TopIndustriesDocument, variables, options);

export const ContentSuggestionsDocument = `
    query ContentSuggestions($category: String!, $subcategory: String!) {
  content_suggestion_structures(
    where: {category: {_eq: $category}, subcategory: {_eq: $subcategory}}
    order_by: [{question: asc}]
    limit: 5
  ) {
    id
    category
    subcategory
    vertical
    question
    part_1
    part_2
    part_3
    subsequent_solution
    supportive_documents
    domain_tags
    open_tags
  }
}
    `;

export const useContentSuggestionsQuery = <
      TData = ContentSuggestionsQuery,
      TError = Error
    >(
      variables: ContentSuggestionsQueryVariables,
      options?: Omit<UseQueryOptions<ContentSuggestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ContentSuggestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ContentSuggestionsQuery, TError, TData>(
      {
    queryKey: ['ContentSuggestions', variables],
    queryFn: graphqlFetcher<ContentSuggestionsQuery, ContentSuggestionsQueryVariables>(ContentSuggestionsDocument, variables),
    ...options
  }
    )};

useContentSuggestionsQuery.document = ContentSuggestionsDocument;

useContentSuggestionsQuery.getKey = (variables: ContentSuggestionsQueryVariables) => ['ContentSuggestions', variables];

useContentSuggestionsQuery.rootKey = 'ContentSuggestions';

useContentSuggestionsQuery.fetcher = (variables: ContentSuggestionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ContentSuggestionsQuery, ContentSuggestionsQueryVariables>(ContentSuggestionsDocument, variables, options);

export const StartInsightDocument = `
    mutation StartInsight($question: insights_questions_insert_input!, $response: insights_responses_insert_input!, $domains: [insight_response_domains_insert_input!]!) {
  insert_insights_questions_one(object: $question) {
    id
  }
  insert_insights_responses_one(object: $response) {
    id
  }
  insert_insight_response_domains(objects: $domains) {
    affected_rows
  }
}
    `;

export const useStartInsightMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<StartInsightMutation, TError, StartInsightMutationVariables, TContext>) => {
    
    return useMutation<StartInsightMutation, TError, StartInsightMutationVariables, TContext>(
      {
    mutationKey: ['StartInsight'],
    mutationFn: (variables?: StartInsightMutationVariables) => graphqlFetcher<StartInsightMutation, StartInsightMutationVariables>(StartInsightDocument, variables)(),
    ...options
  }
    )};

useStartInsightMutation.fetcher = (variables: StartInsightMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<StartInsightMutation, StartInsightMutationVariables>(StartInsightDocument, variables, options);

export const StartResponseDocument = `
    mutation StartResponse($response: insights_responses_insert_input!, $domains: [insight_response_domains_insert_input!]!) {
  insert_insights_responses_one(object: $response) {
    id
  }
  insert_insight_response_domains(objects: $domains) {
    affected_rows
  }
}
    `;

export const useStartResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<StartResponseMutation, TError, StartResponseMutationVariables, TContext>) => {
    
    return useMutation<StartResponseMutation, TError, StartResponseMutationVariables, TContext>(
      {
    mutationKey: ['StartResponse'],
    mutationFn: (variables?: StartResponseMutationVariables) => graphqlFetcher<StartResponseMutation, StartResponseMutationVariables>(StartResponseDocument, variables)(),
    ...options
  }
    )};

useStartResponseMutation.fetcher = (variables: StartResponseMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<StartResponseMutation, StartResponseMutationVariables>(StartResponseDocument, variables, options);

export const SaveQuestionDocument = `
    mutation SaveQuestion($id: uuid!, $me: uuid!, $question: String!, $topicId: uuid!) {
  update_insights_questions(
    where: {id: {_eq: $id}, user_id: {_eq: $me}}
    _set: {question: $question, topic_id: $topicId}
  ) {
    affected_rows
  }
}
    `;

export const useSaveQuestionMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveQuestionMutation, TError, SaveQuestionMutationVariables, TContext>) => {
    
    return useMutation<SaveQuestionMutation, TError, SaveQuestionMutationVariables, TContext>(
      {
    mutationKey: ['SaveQuestion'],
    mutationFn: (variables?: SaveQuestionMutationVariables) => graphqlFetcher<SaveQuestionMutation, SaveQuestionMutationVariables>(SaveQuestionDocument, variables)(),
    ...options
  }
    )};

useSaveQuestionMutation.fetcher = (variables: SaveQuestionMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveQuestionMutation, SaveQuestionMutationVariables>(SaveQuestionDocument, variables, options);

export const SaveResponseDocument = `
    mutation SaveResponse($id: uuid!, $set: insights_responses_set_input!) {
  update_insights_responses_by_pk(pk_columns: {id: $id}, _set: $set) {
    id
  }
}
    `;

export const useSaveResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveResponseMutation, TError, SaveResponseMutationVariables, TContext>) => {
    
    return useMutation<SaveResponseMutation, TError, SaveResponseMutationVariables, TContext>(
      {
    mutationKey: ['SaveResponse'],
    mutationFn: (variables?: SaveResponseMutationVariables) => graphqlFetcher<SaveResponseMutation, SaveResponseMutationVariables>(SaveResponseDocument, variables)(),
    ...options
  }
    )};

useSaveResponseMutation.fetcher = (variables: SaveResponseMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveResponseMutation, SaveResponseMutationVariables>(SaveResponseDocument, variables, options);

export const SaveIndustriesDocument = `
    mutation SaveIndustries($id: uuid!, $domains: [insight_response_domains_insert_input!]!) {
  delete_insight_response_domains(where: {insight_response_id: {_eq: $id}}) {
    affected_rows
  }
  insert_insight_response_domains(objects: $domains) {
    affected_rows
  }
}
    `;

export const useSaveIndustriesMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveIndustriesMutation, TError, SaveIndustriesMutationVariables, TContext>) => {
    
    return useMutation<SaveIndustriesMutation, TError, SaveIndustriesMutationVariables, TContext>(
      {
    mutationKey: ['SaveIndustries'],
    mutationFn: (variables?: SaveIndustriesMutationVariables) => graphqlFetcher<SaveIndustriesMutation, SaveIndustriesMutationVariables>(SaveIndustriesDocument, variables)(),
    ...options
  }
    )};

useSaveIndustriesMutation.fetcher = (variables: SaveIndustriesMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveIndustriesMutation, SaveIndustriesMutationVariables>(SaveIndustriesDocument, variables, options);

export const SubmitResponseDocument = `
    mutation SubmitResponse($id: uuid!, $questionId: uuid!, $response: ResponseInput!) {
  submitResponse(id: $id, questionId: $questionId, response: $response) {
    id
    questionId
    status
  }
}
    `;

export const useSubmitResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SubmitResponseMutation, TError, SubmitResponseMutationVariables, TContext>) => {
    
    return useMutation<SubmitResponseMutation, TError, SubmitResponseMutationVariables, TContext>(
      {
    mutationKey: ['SubmitResponse'],
    mutationFn: (variables?: SubmitResponseMutationVariables) => graphqlFetcher<SubmitResponseMutation, SubmitResponseMutationVariables>(SubmitResponseDocument, variables)(),
    ...options
  }
    )};

useSubmitResponseMutation.fetcher = (variables: SubmitResponseMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SubmitResponseMutation, SubmitResponseMutationVariables>(SubmitResponseDocument, variables, options);

export const RemoveResponseDocument = `
    mutation RemoveResponse($id: uuid!) {
  removeResponse(id: $id) {
    id
  }
}
    `;

export const useRemoveResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveResponseMutation, TError, RemoveResponseMutationVariables, TContext>) => {
    
    return useMutation<RemoveResponseMutation, TError, RemoveResponseMutationVariables, TContext>(
      {
    mutationKey: ['RemoveResponse'],
    mutationFn: (variables?: RemoveResponseMutationVariables) => graphqlFetcher<RemoveResponseMutation, RemoveResponseMutationVariables>(RemoveResponseDocument, variables)(),
    ...options
  }
    )};

useRemoveResponseMutation.fetcher = (variables: RemoveResponseMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveResponseMutation, RemoveResponseMutationVariables>(RemoveResponseDocument, variables, options);
