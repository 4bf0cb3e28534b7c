export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  bigint: { input: number; output: number; }
  bpchar: { input: string; output: string; }
  jsonb: { input: unknown; output: unknown; }
  smallint: { input: number; output: number; }
  timestamptz: { input: string; output: string; }
  uuid: { input: string; output: string; }
};

/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Boolean']['input']>;
  _gt?: InputMaybe<Scalars['Boolean']['input']>;
  _gte?: InputMaybe<Scalars['Boolean']['input']>;
  _in?: InputMaybe<Array<Scalars['Boolean']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Boolean']['input']>;
  _lte?: InputMaybe<Scalars['Boolean']['input']>;
  _neq?: InputMaybe<Scalars['Boolean']['input']>;
  _nin?: InputMaybe<Array<Scalars['Boolean']['input']>>;
};

/** A counter offer as the poster sends it; the amount is integer cents, the words 50 to 1000 characters. */
export type CounterOfferInput = {
  counterAmountCents?: InputMaybe<Scalars['bigint']['input']>;
  feedback?: InputMaybe<Scalars['String']['input']>;
  feedbackRichText?: InputMaybe<Scalars['jsonb']['input']>;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Int']['input']>;
  _gt?: InputMaybe<Scalars['Int']['input']>;
  _gte?: InputMaybe<Scalars['Int']['input']>;
  _in?: InputMaybe<Array<Scalars['Int']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Int']['input']>;
  _lte?: InputMaybe<Scalars['Int']['input']>;
  _neq?: InputMaybe<Scalars['Int']['input']>;
  _nin?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** What the form sends. Money is integer cents; ids are those of the master tables; the title is made by the server. */
export type OpportunityInput = {
  assetIds: Array<Scalars['uuid']['input']>;
  availabilityIds: Array<Scalars['uuid']['input']>;
  brief: Scalars['String']['input'];
  briefRichText: Scalars['jsonb']['input'];
  categoryIds: Array<Scalars['uuid']['input']>;
  companyAskedToSignNda: Scalars['Boolean']['input'];
  countryId?: InputMaybe<Scalars['uuid']['input']>;
  domainIds: Array<Scalars['uuid']['input']>;
  durationMonths?: InputMaybe<Scalars['Int']['input']>;
  durationTypeId?: InputMaybe<Scalars['uuid']['input']>;
  expertId?: InputMaybe<Scalars['uuid']['input']>;
  maxBudgetCents?: InputMaybe<Scalars['bigint']['input']>;
  minBudgetCents?: InputMaybe<Scalars['bigint']['input']>;
  ndaIds: Array<Scalars['uuid']['input']>;
  noOfDays?: InputMaybe<Scalars['Int']['input']>;
  noOfDaysUnitId?: InputMaybe<Scalars['uuid']['input']>;
  posterAgreedTerms: Scalars['Boolean']['input'];
  roleIds: Array<Scalars['uuid']['input']>;
  skillIds: Array<Scalars['uuid']['input']>;
  startDateId?: InputMaybe<Scalars['uuid']['input']>;
  topicIds: Array<Scalars['uuid']['input']>;
  type: Scalars['String']['input'];
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['String']['input']>;
  _gt?: InputMaybe<Scalars['String']['input']>;
  _gte?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given case-insensitive pattern */
  _ilike?: InputMaybe<Scalars['String']['input']>;
  _in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: InputMaybe<Scalars['String']['input']>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  /** does the column match the given pattern */
  _like?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['String']['input']>;
  _lte?: InputMaybe<Scalars['String']['input']>;
  _neq?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: InputMaybe<Scalars['String']['input']>;
  _nin?: InputMaybe<Array<Scalars['String']['input']>>;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given pattern */
  _nlike?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given SQL regular expression */
  _similar?: InputMaybe<Scalars['String']['input']>;
};

/** Boolean expression to filter rows from the table "application_documents". All fields are combined with a logical 'AND'. */
export type Application_Documents_Bool_Exp = {
  _and?: InputMaybe<Array<Application_Documents_Bool_Exp>>;
  _not?: InputMaybe<Application_Documents_Bool_Exp>;
  _or?: InputMaybe<Array<Application_Documents_Bool_Exp>>;
  asset_name?: InputMaybe<String_Comparison_Exp>;
  content_type?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_superseded?: InputMaybe<Boolean_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  size_bytes?: InputMaybe<Bigint_Comparison_Exp>;
  upload_type?: InputMaybe<String_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "application_documents". */
export type Application_Documents_Order_By = {
  asset_name?: InputMaybe<Order_By>;
  content_type?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_superseded?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  size_bytes?: InputMaybe<Order_By>;
  upload_type?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "application_documents" */
export type Application_Documents_Select_Column =
  /** column name */
  | 'asset_name'
  /** column name */
  | 'content_type'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_superseded'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'size_bytes'
  /** column name */
  | 'upload_type'
  /** column name */
  | 'user_id';

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['bigint']['input']>;
  _gt?: InputMaybe<Scalars['bigint']['input']>;
  _gte?: InputMaybe<Scalars['bigint']['input']>;
  _in?: InputMaybe<Array<Scalars['bigint']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['bigint']['input']>;
  _lte?: InputMaybe<Scalars['bigint']['input']>;
  _neq?: InputMaybe<Scalars['bigint']['input']>;
  _nin?: InputMaybe<Array<Scalars['bigint']['input']>>;
};

/** Boolean expression to compare columns of type "bpchar". All fields are combined with logical 'AND'. */
export type Bpchar_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['bpchar']['input']>;
  _gt?: InputMaybe<Scalars['bpchar']['input']>;
  _gte?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given case-insensitive pattern */
  _ilike?: InputMaybe<Scalars['bpchar']['input']>;
  _in?: InputMaybe<Array<Scalars['bpchar']['input']>>;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: InputMaybe<Scalars['bpchar']['input']>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  /** does the column match the given pattern */
  _like?: InputMaybe<Scalars['bpchar']['input']>;
  _lt?: InputMaybe<Scalars['bpchar']['input']>;
  _lte?: InputMaybe<Scalars['bpchar']['input']>;
  _neq?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: InputMaybe<Scalars['bpchar']['input']>;
  _nin?: InputMaybe<Array<Scalars['bpchar']['input']>>;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given pattern */
  _nlike?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given SQL regular expression */
  _similar?: InputMaybe<Scalars['bpchar']['input']>;
};

/** Boolean expression to filter rows from the table "budget_ranges". All fields are combined with a logical 'AND'. */
export type Budget_Ranges_Bool_Exp = {
  _and?: InputMaybe<Array<Budget_Ranges_Bool_Exp>>;
  _not?: InputMaybe<Budget_Ranges_Bool_Exp>;
  _or?: InputMaybe<Array<Budget_Ranges_Bool_Exp>>;
  duration_type?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  duration_type_id?: InputMaybe<Uuid_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  max_amount_cents?: InputMaybe<Bigint_Comparison_Exp>;
  min_amount_cents?: InputMaybe<Bigint_Comparison_Exp>;
  role?: InputMaybe<Master_Roles_Bool_Exp>;
  role_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "budget_ranges". */
export type Budget_Ranges_Order_By = {
  duration_type?: InputMaybe<Opportunity_Duration_Types_Order_By>;
  duration_type_id?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  max_amount_cents?: InputMaybe<Order_By>;
  min_amount_cents?: InputMaybe<Order_By>;
  role?: InputMaybe<Master_Roles_Order_By>;
  role_id?: InputMaybe<Order_By>;
};

/** select columns of table "budget_ranges" */
export type Budget_Ranges_Select_Column =
  /** column name */
  | 'duration_type_id'
  /** column name */
  | 'id'
  /** column name */
  | 'max_amount_cents'
  /** column name */
  | 'min_amount_cents'
  /** column name */
  | 'role_id';

/** Boolean expression to filter rows from the table "companies". All fields are combined with a logical 'AND'. */
export type Companies_Bool_Exp = {
  _and?: InputMaybe<Array<Companies_Bool_Exp>>;
  _not?: InputMaybe<Companies_Bool_Exp>;
  _or?: InputMaybe<Array<Companies_Bool_Exp>>;
  company_brief?: InputMaybe<String_Comparison_Exp>;
  company_logo?: InputMaybe<String_Comparison_Exp>;
  company_name?: InputMaybe<String_Comparison_Exp>;
  company_url?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  members?: InputMaybe<Company_Members_Bool_Exp>;
};

/** Ordering options when selecting data from "companies". */
export type Companies_Order_By = {
  company_brief?: InputMaybe<Order_By>;
  company_logo?: InputMaybe<Order_By>;
  company_name?: InputMaybe<Order_By>;
  company_url?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** primary key columns input for table: companies */
export type Companies_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** input type for updating data in table "companies" */
export type Companies_Set_Input = {
  company_brief?: InputMaybe<Scalars['String']['input']>;
  company_name?: InputMaybe<Scalars['String']['input']>;
  company_url?: InputMaybe<Scalars['String']['input']>;
};

export type Companies_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Companies_Set_Input>;
  /** filter the rows which have to be updated */
  where: Companies_Bool_Exp;
};

/** Boolean expression to filter rows from the table "company_members". All fields are combined with a logical 'AND'. */
export type Company_Members_Bool_Exp = {
  _and?: InputMaybe<Array<Company_Members_Bool_Exp>>;
  _not?: InputMaybe<Company_Members_Bool_Exp>;
  _or?: InputMaybe<Array<Company_Members_Bool_Exp>>;
  company?: InputMaybe<Companies_Bool_Exp>;
  company_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  member_role?: InputMaybe<String_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "company_members". */
export type Company_Members_Order_By = {
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  member_role?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "company_members" */
export type Company_Members_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'member_role'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "counter_offers". All fields are combined with a logical 'AND'. */
export type Counter_Offers_Bool_Exp = {
  _and?: InputMaybe<Array<Counter_Offers_Bool_Exp>>;
  _not?: InputMaybe<Counter_Offers_Bool_Exp>;
  _or?: InputMaybe<Array<Counter_Offers_Bool_Exp>>;
  application?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  counter_amount_cents?: InputMaybe<Bigint_Comparison_Exp>;
  counter_amount_unit?: InputMaybe<String_Comparison_Exp>;
  counter_from_company?: InputMaybe<Boolean_Comparison_Exp>;
  counter_from_expert?: InputMaybe<Boolean_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  feedback?: InputMaybe<String_Comparison_Exp>;
  feedback_rich_text?: InputMaybe<Jsonb_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  reject_reason?: InputMaybe<String_Comparison_Exp>;
  status?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "counter_offers". */
export type Counter_Offers_Order_By = {
  application?: InputMaybe<Opportunity_Trackings_Order_By>;
  counter_amount_cents?: InputMaybe<Order_By>;
  counter_amount_unit?: InputMaybe<Order_By>;
  counter_from_company?: InputMaybe<Order_By>;
  counter_from_expert?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  feedback?: InputMaybe<Order_By>;
  feedback_rich_text?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  reject_reason?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "counter_offers" */
export type Counter_Offers_Select_Column =
  /** column name */
  | 'counter_amount_cents'
  /** column name */
  | 'counter_amount_unit'
  /** column name */
  | 'counter_from_company'
  /** column name */
  | 'counter_from_expert'
  /** column name */
  | 'created_at'
  /** column name */
  | 'feedback'
  /** column name */
  | 'feedback_rich_text'
  /** column name */
  | 'id'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'reject_reason'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "expert_details". All fields are combined with a logical 'AND'. */
export type Expert_Details_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Details_Bool_Exp>>;
  _not?: InputMaybe<Expert_Details_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Details_Bool_Exp>>;
  bio?: InputMaybe<String_Comparison_Exp>;
  country?: InputMaybe<Master_Countries_Bool_Exp>;
  country_id?: InputMaybe<Uuid_Comparison_Exp>;
  domains?: InputMaybe<Expert_Domains_Bool_Exp>;
  experience?: InputMaybe<String_Comparison_Exp>;
  expertise?: InputMaybe<Expert_Expertise_Bool_Exp>;
  industry?: InputMaybe<Master_Domains_Bool_Exp>;
  industry_id?: InputMaybe<Uuid_Comparison_Exp>;
  is_available_for_hire_as_cxo?: InputMaybe<Boolean_Comparison_Exp>;
  is_bio_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_calender_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_domain_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_domain_skill_topic_industry?: InputMaybe<Boolean_Comparison_Exp>;
  is_experience_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_expertise_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_industry_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_profile_photo_uploaded?: InputMaybe<Boolean_Comparison_Exp>;
  is_topic_added?: InputMaybe<Boolean_Comparison_Exp>;
  is_work_added?: InputMaybe<Boolean_Comparison_Exp>;
  profile_complete_percent?: InputMaybe<Int_Comparison_Exp>;
  profile_weightage?: InputMaybe<Int_Comparison_Exp>;
  rate_card?: InputMaybe<Fractional_Rate_Cards_Bool_Exp>;
  topics?: InputMaybe<Expert_Topics_Bool_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_org_role?: InputMaybe<String_Comparison_Exp>;
  work?: InputMaybe<String_Comparison_Exp>;
  years_of_experience?: InputMaybe<Int_Comparison_Exp>;
};

/** Ordering options when selecting data from "expert_details". */
export type Expert_Details_Order_By = {
  bio?: InputMaybe<Order_By>;
  country?: InputMaybe<Master_Countries_Order_By>;
  country_id?: InputMaybe<Order_By>;
  experience?: InputMaybe<Order_By>;
  industry?: InputMaybe<Master_Domains_Order_By>;
  industry_id?: InputMaybe<Order_By>;
  is_available_for_hire_as_cxo?: InputMaybe<Order_By>;
  is_bio_added?: InputMaybe<Order_By>;
  is_calender_added?: InputMaybe<Order_By>;
  is_domain_added?: InputMaybe<Order_By>;
  is_domain_skill_topic_industry?: InputMaybe<Order_By>;
  is_experience_added?: InputMaybe<Order_By>;
  is_expertise_added?: InputMaybe<Order_By>;
  is_industry_added?: InputMaybe<Order_By>;
  is_profile_photo_uploaded?: InputMaybe<Order_By>;
  is_topic_added?: InputMaybe<Order_By>;
  is_work_added?: InputMaybe<Order_By>;
  profile_complete_percent?: InputMaybe<Order_By>;
  profile_weightage?: InputMaybe<Order_By>;
  rate_card?: InputMaybe<Fractional_Rate_Cards_Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
  user_org_role?: InputMaybe<Order_By>;
  work?: InputMaybe<Order_By>;
  years_of_experience?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "expert_domains". All fields are combined with a logical 'AND'. */
export type Expert_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Domains_Bool_Exp>>;
  _not?: InputMaybe<Expert_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Domains_Bool_Exp>>;
  domain?: InputMaybe<Master_Domains_Bool_Exp>;
  domain_id?: InputMaybe<Uuid_Comparison_Exp>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "expert_domains". */
export type Expert_Domains_Order_By = {
  domain?: InputMaybe<Master_Domains_Order_By>;
  domain_id?: InputMaybe<Order_By>;
  expert?: InputMaybe<Expert_Details_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "expert_domains" */
export type Expert_Domains_Select_Column =
  /** column name */
  | 'domain_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "expert_expertise". All fields are combined with a logical 'AND'. */
export type Expert_Expertise_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Expertise_Bool_Exp>>;
  _not?: InputMaybe<Expert_Expertise_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Expertise_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  expertise_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "expert_expertise". */
export type Expert_Expertise_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  expertise?: InputMaybe<Master_Expertise_Order_By>;
  expertise_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "expert_expertise" */
export type Expert_Expertise_Select_Column =
  /** column name */
  | 'expertise_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "expert_topics". All fields are combined with a logical 'AND'. */
export type Expert_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  _not?: InputMaybe<Expert_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "expert_topics". */
export type Expert_Topics_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "expert_topics" */
export type Expert_Topics_Select_Column =
  /** column name */
  | 'topic_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "fractional_rate_cards". All fields are combined with a logical 'AND'. */
export type Fractional_Rate_Cards_Bool_Exp = {
  _and?: InputMaybe<Array<Fractional_Rate_Cards_Bool_Exp>>;
  _not?: InputMaybe<Fractional_Rate_Cards_Bool_Exp>;
  _or?: InputMaybe<Array<Fractional_Rate_Cards_Bool_Exp>>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  max_value_cents?: InputMaybe<Bigint_Comparison_Exp>;
  min_value_cents?: InputMaybe<Bigint_Comparison_Exp>;
  rate_unit?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  rate_unit_id?: InputMaybe<Uuid_Comparison_Exp>;
  starting_at_cents?: InputMaybe<Bigint_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "fractional_rate_cards". */
export type Fractional_Rate_Cards_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  expert?: InputMaybe<Expert_Details_Order_By>;
  id?: InputMaybe<Order_By>;
  max_value_cents?: InputMaybe<Order_By>;
  min_value_cents?: InputMaybe<Order_By>;
  rate_unit?: InputMaybe<Opportunity_Duration_Types_Order_By>;
  rate_unit_id?: InputMaybe<Order_By>;
  starting_at_cents?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "hires". All fields are combined with a logical 'AND'. */
export type Hires_Bool_Exp = {
  _and?: InputMaybe<Array<Hires_Bool_Exp>>;
  _not?: InputMaybe<Hires_Bool_Exp>;
  _or?: InputMaybe<Array<Hires_Bool_Exp>>;
  accepted_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  agreed_value_cents?: InputMaybe<Bigint_Comparison_Exp>;
  agreed_value_unit?: InputMaybe<String_Comparison_Exp>;
  application?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  hired_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_hired?: InputMaybe<Boolean_Comparison_Exp>;
  is_opt_out?: InputMaybe<Boolean_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  opted_out_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
  version_no?: InputMaybe<Int_Comparison_Exp>;
};

/** Ordering options when selecting data from "hires". */
export type Hires_Order_By = {
  accepted_at?: InputMaybe<Order_By>;
  agreed_value_cents?: InputMaybe<Order_By>;
  agreed_value_unit?: InputMaybe<Order_By>;
  application?: InputMaybe<Opportunity_Trackings_Order_By>;
  hired_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_hired?: InputMaybe<Order_By>;
  is_opt_out?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  opted_out_at?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
  version_no?: InputMaybe<Order_By>;
};

/** select columns of table "hires" */
export type Hires_Select_Column =
  /** column name */
  | 'accepted_at'
  /** column name */
  | 'agreed_value_cents'
  /** column name */
  | 'agreed_value_unit'
  /** column name */
  | 'hired_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_hired'
  /** column name */
  | 'is_opt_out'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'opted_out_at'
  /** column name */
  | 'user_id'
  /** column name */
  | 'version_no';

export type Jsonb_Cast_Exp = {
  String?: InputMaybe<String_Comparison_Exp>;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: InputMaybe<Jsonb_Cast_Exp>;
  /** is the column contained in the given value */
  _contained_in?: InputMaybe<Scalars['jsonb']['input']>;
  /** does the column contain the given value */
  _contains?: InputMaybe<Scalars['jsonb']['input']>;
  _eq?: InputMaybe<Scalars['jsonb']['input']>;
  _gt?: InputMaybe<Scalars['jsonb']['input']>;
  _gte?: InputMaybe<Scalars['jsonb']['input']>;
  /** does the string exist as a top-level key in the column */
  _has_key?: InputMaybe<Scalars['String']['input']>;
  /** do all of these strings exist as top-level keys in the column */
  _has_keys_all?: InputMaybe<Array<Scalars['String']['input']>>;
  /** do any of these strings exist as top-level keys in the column */
  _has_keys_any?: InputMaybe<Array<Scalars['String']['input']>>;
  _in?: InputMaybe<Array<Scalars['jsonb']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  /** does the JSON path return any item for the column */
  _jsonb_path_exists?: InputMaybe<Scalars['String']['input']>;
  /** does the JSON path predicate hold for the column */
  _jsonb_path_match?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['jsonb']['input']>;
  _lte?: InputMaybe<Scalars['jsonb']['input']>;
  _neq?: InputMaybe<Scalars['jsonb']['input']>;
  _nin?: InputMaybe<Array<Scalars['jsonb']['input']>>;
};

/** Boolean expression to filter rows from the table "master_countries". All fields are combined with a logical 'AND'. */
export type Master_Countries_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  _not?: InputMaybe<Master_Countries_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  country_code?: InputMaybe<Bpchar_Comparison_Exp>;
  country_name?: InputMaybe<String_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_countries". */
export type Master_Countries_Order_By = {
  country_code?: InputMaybe<Order_By>;
  country_name?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** select columns of table "master_countries" */
export type Master_Countries_Select_Column =
  /** column name */
  | 'country_code'
  /** column name */
  | 'country_name'
  /** column name */
  | 'deleted'
  /** column name */
  | 'id';

/** Boolean expression to filter rows from the table "master_domains". All fields are combined with a logical 'AND'. */
export type Master_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  _not?: InputMaybe<Master_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  domain_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_domains". */
export type Master_Domains_Order_By = {
  deleted?: InputMaybe<Order_By>;
  domain_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** select columns of table "master_domains" */
export type Master_Domains_Select_Column =
  /** column name */
  | 'deleted'
  /** column name */
  | 'domain_name'
  /** column name */
  | 'id';

/** Boolean expression to filter rows from the table "master_expertise". All fields are combined with a logical 'AND'. */
export type Master_Expertise_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Expertise_Bool_Exp>>;
  _not?: InputMaybe<Master_Expertise_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Expertise_Bool_Exp>>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  expertise_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_expertise". */
export type Master_Expertise_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  expertise_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** select columns of table "master_expertise" */
export type Master_Expertise_Select_Column =
  /** column name */
  | 'category_id'
  /** column name */
  | 'deleted'
  /** column name */
  | 'expertise_name'
  /** column name */
  | 'id';

/** Boolean expression to filter rows from the table "master_objectives". All fields are combined with a logical 'AND'. */
export type Master_Objectives_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Objectives_Bool_Exp>>;
  _not?: InputMaybe<Master_Objectives_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Objectives_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  objective_name?: InputMaybe<String_Comparison_Exp>;
  topics?: InputMaybe<Master_Topics_Bool_Exp>;
};

/** Ordering options when selecting data from "master_objectives". */
export type Master_Objectives_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  objective_name?: InputMaybe<Order_By>;
};

/** select columns of table "master_objectives" */
export type Master_Objectives_Select_Column =
  /** column name */
  | 'deleted'
  /** column name */
  | 'id'
  /** column name */
  | 'objective_name';

/** Boolean expression to filter rows from the table "master_roles". All fields are combined with a logical 'AND'. */
export type Master_Roles_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Roles_Bool_Exp>>;
  _not?: InputMaybe<Master_Roles_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Roles_Bool_Exp>>;
  budget_ranges?: InputMaybe<Budget_Ranges_Bool_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  role_name?: InputMaybe<String_Comparison_Exp>;
  role_type?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_roles". */
export type Master_Roles_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  role_name?: InputMaybe<Order_By>;
  role_type?: InputMaybe<Order_By>;
};

/** select columns of table "master_roles" */
export type Master_Roles_Select_Column =
  /** column name */
  | 'deleted'
  /** column name */
  | 'id'
  /** column name */
  | 'role_name'
  /** column name */
  | 'role_type';

/** Boolean expression to filter rows from the table "master_topics". All fields are combined with a logical 'AND'. */
export type Master_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Topics_Bool_Exp>>;
  _not?: InputMaybe<Master_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Topics_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  favourite?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  image?: InputMaybe<String_Comparison_Exp>;
  is_approved_by_admin?: InputMaybe<Boolean_Comparison_Exp>;
  is_used?: InputMaybe<Boolean_Comparison_Exp>;
  is_user_generated?: InputMaybe<Boolean_Comparison_Exp>;
  mongo_id?: InputMaybe<String_Comparison_Exp>;
  objective?: InputMaybe<Master_Objectives_Bool_Exp>;
  objective_id?: InputMaybe<Uuid_Comparison_Exp>;
  persona?: InputMaybe<String_Comparison_Exp>;
  topic_name?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_topics". */
export type Master_Topics_Order_By = {
  deleted?: InputMaybe<Order_By>;
  favourite?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  image?: InputMaybe<Order_By>;
  is_approved_by_admin?: InputMaybe<Order_By>;
  is_used?: InputMaybe<Order_By>;
  is_user_generated?: InputMaybe<Order_By>;
  mongo_id?: InputMaybe<Order_By>;
  objective?: InputMaybe<Master_Objectives_Order_By>;
  objective_id?: InputMaybe<Order_By>;
  persona?: InputMaybe<Order_By>;
  topic_name?: InputMaybe<Order_By>;
};

/** select columns of table "master_topics" */
export type Master_Topics_Select_Column =
  /** column name */
  | 'deleted'
  /** column name */
  | 'favourite'
  /** column name */
  | 'id'
  /** column name */
  | 'image'
  /** column name */
  | 'is_approved_by_admin'
  /** column name */
  | 'is_used'
  /** column name */
  | 'is_user_generated'
  /** column name */
  | 'mongo_id'
  /** column name */
  | 'objective_id'
  /** column name */
  | 'persona'
  /** column name */
  | 'topic_name';

/** Boolean expression to filter rows from the table "notification_preferences". All fields are combined with a logical 'AND'. */
export type Notification_Preferences_Bool_Exp = {
  _and?: InputMaybe<Array<Notification_Preferences_Bool_Exp>>;
  _not?: InputMaybe<Notification_Preferences_Bool_Exp>;
  _or?: InputMaybe<Array<Notification_Preferences_Bool_Exp>>;
  is_email_enabled?: InputMaybe<Boolean_Comparison_Exp>;
  kind?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "notification_preferences" */
export type Notification_Preferences_Constraint =
  /** unique or primary key constraint on columns "user_id", "kind" */
  | 'notification_preferences_pkey';

/** input type for inserting data into table "notification_preferences" */
export type Notification_Preferences_Insert_Input = {
  is_email_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
};

/** on_conflict condition type for table "notification_preferences" */
export type Notification_Preferences_On_Conflict = {
  constraint: Notification_Preferences_Constraint;
  update_columns?: Array<Notification_Preferences_Update_Column>;
  where?: InputMaybe<Notification_Preferences_Bool_Exp>;
};

/** Ordering options when selecting data from "notification_preferences". */
export type Notification_Preferences_Order_By = {
  is_email_enabled?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
};

/** select columns of table "notification_preferences" */
export type Notification_Preferences_Select_Column =
  /** column name */
  | 'is_email_enabled'
  /** column name */
  | 'kind';

/** input type for updating data in table "notification_preferences" */
export type Notification_Preferences_Set_Input = {
  is_email_enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** update columns of table "notification_preferences" */
export type Notification_Preferences_Update_Column =
  /** column name */
  | 'is_email_enabled';

export type Notification_Preferences_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Notification_Preferences_Set_Input>;
  /** filter the rows which have to be updated */
  where: Notification_Preferences_Bool_Exp;
};

/** Boolean expression to filter rows from the table "notifications". All fields are combined with a logical 'AND'. */
export type Notifications_Bool_Exp = {
  _and?: InputMaybe<Array<Notifications_Bool_Exp>>;
  _not?: InputMaybe<Notifications_Bool_Exp>;
  _or?: InputMaybe<Array<Notifications_Bool_Exp>>;
  body?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  kind?: InputMaybe<String_Comparison_Exp>;
  link?: InputMaybe<String_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  seen_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  title?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "notifications". */
export type Notifications_Order_By = {
  body?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
  link?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  seen_at?: InputMaybe<Order_By>;
  title?: InputMaybe<Order_By>;
};

/** primary key columns input for table: notifications */
export type Notifications_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "notifications" */
export type Notifications_Select_Column =
  /** column name */
  | 'body'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'link'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'seen_at'
  /** column name */
  | 'title';

export type Notifications_Updates = {
  /** filter the rows which have to be updated */
  where: Notifications_Bool_Exp;
};

/** Boolean expression to filter rows from the table "opportunities". All fields are combined with a logical 'AND'. */
export type Opportunities_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunities_Bool_Exp>>;
  _not?: InputMaybe<Opportunities_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunities_Bool_Exp>>;
  applicants?: InputMaybe<Opportunity_Applicants_Bool_Exp>;
  application_documents?: InputMaybe<Application_Documents_Bool_Exp>;
  assigned_expert?: InputMaybe<Users_Bool_Exp>;
  assigned_expert_id?: InputMaybe<Uuid_Comparison_Exp>;
  availabilities?: InputMaybe<Opportunity_Availabilities_Bool_Exp>;
  brief?: InputMaybe<String_Comparison_Exp>;
  brief_rich_text?: InputMaybe<Jsonb_Comparison_Exp>;
  categories?: InputMaybe<Opportunity_Categories_Bool_Exp>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  chat_only?: InputMaybe<Boolean_Comparison_Exp>;
  company_asked_to_sign_nda?: InputMaybe<Boolean_Comparison_Exp>;
  counter_offers?: InputMaybe<Counter_Offers_Bool_Exp>;
  country?: InputMaybe<Master_Countries_Bool_Exp>;
  country_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  documents?: InputMaybe<Opportunity_Documents_Bool_Exp>;
  domains?: InputMaybe<Opportunity_Domains_Bool_Exp>;
  duration_months?: InputMaybe<Int_Comparison_Exp>;
  duration_type?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  duration_type_id?: InputMaybe<Uuid_Comparison_Exp>;
  hires?: InputMaybe<Hires_Bool_Exp>;
  history?: InputMaybe<Opportunity_History_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_fractional_from_assigned_expert?: InputMaybe<Boolean_Comparison_Exp>;
  max_budget_cents?: InputMaybe<Bigint_Comparison_Exp>;
  min_budget_cents?: InputMaybe<Bigint_Comparison_Exp>;
  no_of_days?: InputMaybe<Int_Comparison_Exp>;
  no_of_days_unit?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  no_of_days_unit_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity_status?: InputMaybe<Opportunity_Statuses_Bool_Exp>;
  opportunity_type?: InputMaybe<Opportunity_Types_Bool_Exp>;
  package_experts?: InputMaybe<Opportunity_Package_Experts_Bool_Exp>;
  poster?: InputMaybe<Opportunity_Posters_Bool_Exp>;
  published_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  review?: InputMaybe<Opportunity_Reviews_Bool_Exp>;
  roles?: InputMaybe<Opportunity_Roles_Bool_Exp>;
  skills?: InputMaybe<Opportunity_Skills_Bool_Exp>;
  start_date?: InputMaybe<Opportunity_Start_Dates_Bool_Exp>;
  start_date_id?: InputMaybe<Uuid_Comparison_Exp>;
  status?: InputMaybe<String_Comparison_Exp>;
  tab_views?: InputMaybe<Tab_Views_Bool_Exp>;
  title?: InputMaybe<String_Comparison_Exp>;
  topics?: InputMaybe<Opportunity_Topics_Bool_Exp>;
  trackings?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  trackings_aggregate?: InputMaybe<Opportunity_Trackings_Aggregate_Bool_Exp>;
  type?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  version_no?: InputMaybe<Int_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunities". */
export type Opportunities_Order_By = {
  assigned_expert?: InputMaybe<Users_Order_By>;
  assigned_expert_id?: InputMaybe<Order_By>;
  brief?: InputMaybe<Order_By>;
  brief_rich_text?: InputMaybe<Order_By>;
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  chat_only?: InputMaybe<Order_By>;
  company_asked_to_sign_nda?: InputMaybe<Order_By>;
  country?: InputMaybe<Master_Countries_Order_By>;
  country_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  duration_months?: InputMaybe<Order_By>;
  duration_type?: InputMaybe<Opportunity_Duration_Types_Order_By>;
  duration_type_id?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_fractional_from_assigned_expert?: InputMaybe<Order_By>;
  max_budget_cents?: InputMaybe<Order_By>;
  min_budget_cents?: InputMaybe<Order_By>;
  no_of_days?: InputMaybe<Order_By>;
  no_of_days_unit?: InputMaybe<Opportunity_Duration_Types_Order_By>;
  no_of_days_unit_id?: InputMaybe<Order_By>;
  opportunity_status?: InputMaybe<Opportunity_Statuses_Order_By>;
  opportunity_type?: InputMaybe<Opportunity_Types_Order_By>;
  poster?: InputMaybe<Opportunity_Posters_Order_By>;
  published_at?: InputMaybe<Order_By>;
  review?: InputMaybe<Opportunity_Reviews_Order_By>;
  start_date?: InputMaybe<Opportunity_Start_Dates_Order_By>;
  start_date_id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  title?: InputMaybe<Order_By>;
  trackings_aggregate?: InputMaybe<Opportunity_Trackings_Aggregate_Order_By>;
  type?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  version_no?: InputMaybe<Order_By>;
};

/** select columns of table "opportunities" */
export type Opportunities_Select_Column =
  /** column name */
  | 'assigned_expert_id'
  /** column name */
  | 'brief'
  /** column name */
  | 'brief_rich_text'
  /** column name */
  | 'category_id'
  /** column name */
  | 'chat_only'
  /** column name */
  | 'company_asked_to_sign_nda'
  /** column name */
  | 'country_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'duration_months'
  /** column name */
  | 'duration_type_id'
  /** column name */
  | 'id'
  /** column name */
  | 'is_fractional_from_assigned_expert'
  /** column name */
  | 'max_budget_cents'
  /** column name */
  | 'min_budget_cents'
  /** column name */
  | 'no_of_days'
  /** column name */
  | 'no_of_days_unit_id'
  /** column name */
  | 'published_at'
  /** column name */
  | 'start_date_id'
  /** column name */
  | 'status'
  /** column name */
  | 'title'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'version_no';

/** Boolean expression to filter rows from the table "opportunity_applicants". All fields are combined with a logical 'AND'. */
export type Opportunity_Applicants_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Applicants_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Applicants_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Applicants_Bool_Exp>>;
  calendly?: InputMaybe<String_Comparison_Exp>;
  email?: InputMaybe<String_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_applicants". */
export type Opportunity_Applicants_Order_By = {
  calendly?: InputMaybe<Order_By>;
  email?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_applicants" */
export type Opportunity_Applicants_Select_Column =
  /** column name */
  | 'calendly'
  /** column name */
  | 'email'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "opportunity_availabilities". All fields are combined with a logical 'AND'. */
export type Opportunity_Availabilities_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Availabilities_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Availabilities_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Availabilities_Bool_Exp>>;
  availability_type?: InputMaybe<Opportunity_Availability_Types_Bool_Exp>;
  availability_type_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_availabilities". */
export type Opportunity_Availabilities_Order_By = {
  availability_type?: InputMaybe<Opportunity_Availability_Types_Order_By>;
  availability_type_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_availabilities" */
export type Opportunity_Availabilities_Select_Column =
  /** column name */
  | 'availability_type_id'
  /** column name */
  | 'opportunity_id';

/** Boolean expression to filter rows from the table "opportunity_availability_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Availability_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Availability_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Availability_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Availability_Types_Bool_Exp>>;
  availability_type?: InputMaybe<String_Comparison_Exp>;
  code?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_availability_types". */
export type Opportunity_Availability_Types_Order_By = {
  availability_type?: InputMaybe<Order_By>;
  code?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_availability_types" */
export type Opportunity_Availability_Types_Select_Column =
  /** column name */
  | 'availability_type'
  /** column name */
  | 'code'
  /** column name */
  | 'id'
  /** column name */
  | 'sort';

/** Boolean expression to filter rows from the table "opportunity_categories". All fields are combined with a logical 'AND'. */
export type Opportunity_Categories_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Categories_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Categories_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Categories_Bool_Exp>>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  position?: InputMaybe<Smallint_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_categories". */
export type Opportunity_Categories_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_categories" */
export type Opportunity_Categories_Select_Column =
  /** column name */
  | 'category_id'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'position';

/** Boolean expression to filter rows from the table "opportunity_documents". All fields are combined with a logical 'AND'. */
export type Opportunity_Documents_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Documents_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Documents_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Documents_Bool_Exp>>;
  asset_name?: InputMaybe<String_Comparison_Exp>;
  content_type?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  detached_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  size_bytes?: InputMaybe<Bigint_Comparison_Exp>;
  upload_type?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_documents". */
export type Opportunity_Documents_Order_By = {
  asset_name?: InputMaybe<Order_By>;
  content_type?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  detached_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  size_bytes?: InputMaybe<Order_By>;
  upload_type?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_documents" */
export type Opportunity_Documents_Select_Column =
  /** column name */
  | 'asset_name'
  /** column name */
  | 'content_type'
  /** column name */
  | 'created_at'
  /** column name */
  | 'detached_at'
  /** column name */
  | 'id'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'size_bytes'
  /** column name */
  | 'upload_type';

/** Boolean expression to filter rows from the table "opportunity_domains". All fields are combined with a logical 'AND'. */
export type Opportunity_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Domains_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Domains_Bool_Exp>>;
  domain?: InputMaybe<Master_Domains_Bool_Exp>;
  domain_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_domains". */
export type Opportunity_Domains_Order_By = {
  domain?: InputMaybe<Master_Domains_Order_By>;
  domain_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_domains" */
export type Opportunity_Domains_Select_Column =
  /** column name */
  | 'domain_id'
  /** column name */
  | 'opportunity_id';

/** Boolean expression to filter rows from the table "opportunity_duration_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Duration_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Duration_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Duration_Types_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  duration_type?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_duration_types". */
export type Opportunity_Duration_Types_Order_By = {
  code?: InputMaybe<Order_By>;
  duration_type?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_duration_types" */
export type Opportunity_Duration_Types_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'duration_type'
  /** column name */
  | 'id';

/** Boolean expression to filter rows from the table "opportunity_history". All fields are combined with a logical 'AND'. */
export type Opportunity_History_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_History_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_History_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_History_Bool_Exp>>;
  actor?: InputMaybe<Users_Bool_Exp>;
  actor_id?: InputMaybe<Uuid_Comparison_Exp>;
  actor_role?: InputMaybe<String_Comparison_Exp>;
  amount_cents?: InputMaybe<Bigint_Comparison_Exp>;
  amount_unit?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  event?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Bigint_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  tab?: InputMaybe<String_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
  words?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_history". */
export type Opportunity_History_Order_By = {
  actor?: InputMaybe<Users_Order_By>;
  actor_id?: InputMaybe<Order_By>;
  actor_role?: InputMaybe<Order_By>;
  amount_cents?: InputMaybe<Order_By>;
  amount_unit?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  event?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  tab?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
  words?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_history" */
export type Opportunity_History_Select_Column =
  /** column name */
  | 'actor_id'
  /** column name */
  | 'actor_role'
  /** column name */
  | 'amount_cents'
  /** column name */
  | 'amount_unit'
  /** column name */
  | 'created_at'
  /** column name */
  | 'event'
  /** column name */
  | 'id'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'tab'
  /** column name */
  | 'user_id'
  /** column name */
  | 'words';

/** Boolean expression to filter rows from the table "opportunity_package_experts". All fields are combined with a logical 'AND'. */
export type Opportunity_Package_Experts_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Package_Experts_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Package_Experts_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Package_Experts_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_package_experts". */
export type Opportunity_Package_Experts_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_package_experts" */
export type Opportunity_Package_Experts_Select_Column =
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "opportunity_posters". All fields are combined with a logical 'AND'. */
export type Opportunity_Posters_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Posters_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Posters_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Posters_Bool_Exp>>;
  company?: InputMaybe<Companies_Bool_Exp>;
  company_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_posters". */
export type Opportunity_Posters_Order_By = {
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_posters" */
export type Opportunity_Posters_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "opportunity_reviews". All fields are combined with a logical 'AND'. */
export type Opportunity_Reviews_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Reviews_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Reviews_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Reviews_Bool_Exp>>;
  close_comments?: InputMaybe<String_Comparison_Exp>;
  delete_comments?: InputMaybe<String_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  poster_agreed_terms_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  review_reason?: InputMaybe<String_Comparison_Exp>;
  review_status?: InputMaybe<String_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_reviews". */
export type Opportunity_Reviews_Order_By = {
  close_comments?: InputMaybe<Order_By>;
  delete_comments?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  poster_agreed_terms_at?: InputMaybe<Order_By>;
  review_reason?: InputMaybe<Order_By>;
  review_status?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "opportunity_roles". All fields are combined with a logical 'AND'. */
export type Opportunity_Roles_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Roles_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Roles_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Roles_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  position?: InputMaybe<Smallint_Comparison_Exp>;
  role?: InputMaybe<Master_Roles_Bool_Exp>;
  role_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_roles". */
export type Opportunity_Roles_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
  role?: InputMaybe<Master_Roles_Order_By>;
  role_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_roles" */
export type Opportunity_Roles_Select_Column =
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'position'
  /** column name */
  | 'role_id';

/** Boolean expression to filter rows from the table "opportunity_skills". All fields are combined with a logical 'AND'. */
export type Opportunity_Skills_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Skills_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Skills_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Skills_Bool_Exp>>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  expertise_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_skills". */
export type Opportunity_Skills_Order_By = {
  expertise?: InputMaybe<Master_Expertise_Order_By>;
  expertise_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_skills" */
export type Opportunity_Skills_Select_Column =
  /** column name */
  | 'expertise_id'
  /** column name */
  | 'opportunity_id';

/** Boolean expression to filter rows from the table "opportunity_start_dates". All fields are combined with a logical 'AND'. */
export type Opportunity_Start_Dates_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Start_Dates_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Start_Dates_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Start_Dates_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
  start_date?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_start_dates". */
export type Opportunity_Start_Dates_Order_By = {
  code?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
  start_date?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_start_dates" */
export type Opportunity_Start_Dates_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'id'
  /** column name */
  | 'sort'
  /** column name */
  | 'start_date';

/** Boolean expression to filter rows from the table "opportunity_statuses". All fields are combined with a logical 'AND'. */
export type Opportunity_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_statuses". */
export type Opportunity_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "opportunity_topics". All fields are combined with a logical 'AND'. */
export type Opportunity_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Topics_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Topics_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_topics". */
export type Opportunity_Topics_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_topics" */
export type Opportunity_Topics_Select_Column =
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'topic_id';

export type Opportunity_Trackings_Aggregate_Bool_Exp = {
  bool_and?: InputMaybe<Opportunity_Trackings_Aggregate_Bool_Exp_Bool_And>;
  bool_or?: InputMaybe<Opportunity_Trackings_Aggregate_Bool_Exp_Bool_Or>;
  count?: InputMaybe<Opportunity_Trackings_Aggregate_Bool_Exp_Count>;
};

export type Opportunity_Trackings_Aggregate_Bool_Exp_Bool_And = {
  arguments: Opportunity_Trackings_Select_Column_Opportunity_Trackings_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Opportunity_Trackings_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Opportunity_Trackings_Select_Column_Opportunity_Trackings_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Opportunity_Trackings_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Opportunity_Trackings_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "opportunity_trackings" */
export type Opportunity_Trackings_Aggregate_Order_By = {
  avg?: InputMaybe<Opportunity_Trackings_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Opportunity_Trackings_Max_Order_By>;
  min?: InputMaybe<Opportunity_Trackings_Min_Order_By>;
  stddev?: InputMaybe<Opportunity_Trackings_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Opportunity_Trackings_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Opportunity_Trackings_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Opportunity_Trackings_Sum_Order_By>;
  var_pop?: InputMaybe<Opportunity_Trackings_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Opportunity_Trackings_Var_Samp_Order_By>;
  variance?: InputMaybe<Opportunity_Trackings_Variance_Order_By>;
};

/** order by avg() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Avg_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "opportunity_trackings". All fields are combined with a logical 'AND'. */
export type Opportunity_Trackings_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Trackings_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Trackings_Bool_Exp>>;
  agreed_value_cents?: InputMaybe<Bigint_Comparison_Exp>;
  agreed_value_unit?: InputMaybe<String_Comparison_Exp>;
  answers_version_no?: InputMaybe<Int_Comparison_Exp>;
  applicant_rank?: InputMaybe<Smallint_Comparison_Exp>;
  contact?: InputMaybe<Opportunity_Applicants_Bool_Exp>;
  counter_offer?: InputMaybe<Counter_Offers_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  documents?: InputMaybe<Application_Documents_Bool_Exp>;
  hire?: InputMaybe<Hires_Bool_Exp>;
  history?: InputMaybe<Opportunity_History_Bool_Exp>;
  interest_shown_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  is_opt_out?: InputMaybe<Boolean_Comparison_Exp>;
  is_proposal_uploaded?: InputMaybe<Boolean_Comparison_Exp>;
  is_rejected?: InputMaybe<Boolean_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  opt_out_reason?: InputMaybe<String_Comparison_Exp>;
  proposal_submitted_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  rejected_reason?: InputMaybe<String_Comparison_Exp>;
  seen_by_poster_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  status?: InputMaybe<String_Comparison_Exp>;
  tracking_status?: InputMaybe<Tracking_Statuses_Bool_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** order by max() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Max_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  agreed_value_unit?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  interest_shown_at?: InputMaybe<Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  opt_out_reason?: InputMaybe<Order_By>;
  proposal_submitted_at?: InputMaybe<Order_By>;
  rejected_reason?: InputMaybe<Order_By>;
  seen_by_poster_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** order by min() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Min_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  agreed_value_unit?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  interest_shown_at?: InputMaybe<Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  opt_out_reason?: InputMaybe<Order_By>;
  proposal_submitted_at?: InputMaybe<Order_By>;
  rejected_reason?: InputMaybe<Order_By>;
  seen_by_poster_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "opportunity_trackings". */
export type Opportunity_Trackings_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  agreed_value_unit?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
  contact?: InputMaybe<Opportunity_Applicants_Order_By>;
  counter_offer?: InputMaybe<Counter_Offers_Order_By>;
  created_at?: InputMaybe<Order_By>;
  hire?: InputMaybe<Hires_Order_By>;
  interest_shown_at?: InputMaybe<Order_By>;
  is_opt_out?: InputMaybe<Order_By>;
  is_proposal_uploaded?: InputMaybe<Order_By>;
  is_rejected?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  opt_out_reason?: InputMaybe<Order_By>;
  proposal_submitted_at?: InputMaybe<Order_By>;
  rejected_reason?: InputMaybe<Order_By>;
  seen_by_poster_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  tracking_status?: InputMaybe<Tracking_Statuses_Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Select_Column =
  /** column name */
  | 'agreed_value_cents'
  /** column name */
  | 'agreed_value_unit'
  /** column name */
  | 'answers_version_no'
  /** column name */
  | 'applicant_rank'
  /** column name */
  | 'created_at'
  /** column name */
  | 'interest_shown_at'
  /** column name */
  | 'is_opt_out'
  /** column name */
  | 'is_proposal_uploaded'
  /** column name */
  | 'is_rejected'
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'opt_out_reason'
  /** column name */
  | 'proposal_submitted_at'
  /** column name */
  | 'rejected_reason'
  /** column name */
  | 'seen_by_poster_at'
  /** column name */
  | 'status'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** select "opportunity_trackings_select_column_opportunity_trackings_aggregate_bool_exp_bool_and_arguments_columns" columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Select_Column_Opportunity_Trackings_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_opt_out'
  /** column name */
  | 'is_proposal_uploaded'
  /** column name */
  | 'is_rejected';

/** select "opportunity_trackings_select_column_opportunity_trackings_aggregate_bool_exp_bool_or_arguments_columns" columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Select_Column_Opportunity_Trackings_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_opt_out'
  /** column name */
  | 'is_proposal_uploaded'
  /** column name */
  | 'is_rejected';

/** order by stddev() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Stddev_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Stddev_Pop_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by stddev_samp() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Stddev_Samp_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by sum() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Sum_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by var_pop() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Var_Pop_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Var_Samp_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "opportunity_trackings" */
export type Opportunity_Trackings_Variance_Order_By = {
  agreed_value_cents?: InputMaybe<Order_By>;
  answers_version_no?: InputMaybe<Order_By>;
  applicant_rank?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "opportunity_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "opportunity_types". */
export type Opportunity_Types_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

/** select columns of table "opportunity_types" */
export type Opportunity_Types_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'label';

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

/** Boolean expression to compare columns of type "smallint". All fields are combined with logical 'AND'. */
export type Smallint_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['smallint']['input']>;
  _gt?: InputMaybe<Scalars['smallint']['input']>;
  _gte?: InputMaybe<Scalars['smallint']['input']>;
  _in?: InputMaybe<Array<Scalars['smallint']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['smallint']['input']>;
  _lte?: InputMaybe<Scalars['smallint']['input']>;
  _neq?: InputMaybe<Scalars['smallint']['input']>;
  _nin?: InputMaybe<Array<Scalars['smallint']['input']>>;
};

/** Boolean expression to filter rows from the table "tab_views". All fields are combined with a logical 'AND'. */
export type Tab_Views_Bool_Exp = {
  _and?: InputMaybe<Array<Tab_Views_Bool_Exp>>;
  _not?: InputMaybe<Tab_Views_Bool_Exp>;
  _or?: InputMaybe<Array<Tab_Views_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  seen_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  tab?: InputMaybe<String_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "tab_views". */
export type Tab_Views_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  seen_at?: InputMaybe<Order_By>;
  tab?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "tab_views" */
export type Tab_Views_Select_Column =
  /** column name */
  | 'opportunity_id'
  /** column name */
  | 'seen_at'
  /** column name */
  | 'tab'
  /** column name */
  | 'user_id';

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['timestamptz']['input']>;
  _gt?: InputMaybe<Scalars['timestamptz']['input']>;
  _gte?: InputMaybe<Scalars['timestamptz']['input']>;
  _in?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['timestamptz']['input']>;
  _lte?: InputMaybe<Scalars['timestamptz']['input']>;
  _neq?: InputMaybe<Scalars['timestamptz']['input']>;
  _nin?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
};

/** Boolean expression to filter rows from the table "tracking_statuses". All fields are combined with a logical 'AND'. */
export type Tracking_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Tracking_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "tracking_statuses". */
export type Tracking_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "user_accounts". All fields are combined with a logical 'AND'. */
export type User_Accounts_Bool_Exp = {
  _and?: InputMaybe<Array<User_Accounts_Bool_Exp>>;
  _not?: InputMaybe<User_Accounts_Bool_Exp>;
  _or?: InputMaybe<Array<User_Accounts_Bool_Exp>>;
  calendly?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  email?: InputMaybe<String_Comparison_Exp>;
  is_achievement_first_time?: InputMaybe<Boolean_Comparison_Exp>;
  is_admin?: InputMaybe<Boolean_Comparison_Exp>;
  is_dashboard_banner_visible?: InputMaybe<Boolean_Comparison_Exp>;
  is_email_verified?: InputMaybe<Boolean_Comparison_Exp>;
  is_exciting_news_modal_not_show_again?: InputMaybe<Boolean_Comparison_Exp>;
  login_type?: InputMaybe<String_Comparison_Exp>;
  time_zone?: InputMaybe<String_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "user_accounts". */
export type User_Accounts_Order_By = {
  calendly?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  email?: InputMaybe<Order_By>;
  is_achievement_first_time?: InputMaybe<Order_By>;
  is_admin?: InputMaybe<Order_By>;
  is_dashboard_banner_visible?: InputMaybe<Order_By>;
  is_email_verified?: InputMaybe<Order_By>;
  is_exciting_news_modal_not_show_again?: InputMaybe<Order_By>;
  login_type?: InputMaybe<Order_By>;
  time_zone?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** primary key columns input for table: user_accounts */
export type User_Accounts_Pk_Columns_Input = {
  user_id: Scalars['uuid']['input'];
};

/** input type for updating data in table "user_accounts" */
export type User_Accounts_Set_Input = {
  is_dashboard_banner_visible?: InputMaybe<Scalars['Boolean']['input']>;
  is_exciting_news_modal_not_show_again?: InputMaybe<Scalars['Boolean']['input']>;
  time_zone?: InputMaybe<Scalars['String']['input']>;
};

export type User_Accounts_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<User_Accounts_Set_Input>;
  /** filter the rows which have to be updated */
  where: User_Accounts_Bool_Exp;
};

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
export type Users_Bool_Exp = {
  _and?: InputMaybe<Array<Users_Bool_Exp>>;
  _not?: InputMaybe<Users_Bool_Exp>;
  _or?: InputMaybe<Array<Users_Bool_Exp>>;
  account?: InputMaybe<User_Accounts_Bool_Exp>;
  company?: InputMaybe<Companies_Bool_Exp>;
  company_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  designation?: InputMaybe<String_Comparison_Exp>;
  expert_detail?: InputMaybe<Expert_Details_Bool_Exp>;
  first_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_expert?: InputMaybe<Boolean_Comparison_Exp>;
  last_name?: InputMaybe<String_Comparison_Exp>;
  profile_pic?: InputMaybe<String_Comparison_Exp>;
  slug?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "users". */
export type Users_Order_By = {
  account?: InputMaybe<User_Accounts_Order_By>;
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  designation?: InputMaybe<Order_By>;
  expert_detail?: InputMaybe<Expert_Details_Order_By>;
  first_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_expert?: InputMaybe<Order_By>;
  last_name?: InputMaybe<Order_By>;
  profile_pic?: InputMaybe<Order_By>;
  slug?: InputMaybe<Order_By>;
};

/** primary key columns input for table: users */
export type Users_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "users" */
export type Users_Select_Column =
  /** column name */
  | 'company_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'designation'
  /** column name */
  | 'first_name'
  /** column name */
  | 'id'
  /** column name */
  | 'is_expert'
  /** column name */
  | 'last_name'
  /** column name */
  | 'profile_pic'
  /** column name */
  | 'slug';

/** input type for updating data in table "users" */
export type Users_Set_Input = {
  designation?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
};

export type Users_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Users_Set_Input>;
  /** filter the rows which have to be updated */
  where: Users_Bool_Exp;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['uuid']['input']>;
  _gt?: InputMaybe<Scalars['uuid']['input']>;
  _gte?: InputMaybe<Scalars['uuid']['input']>;
  _in?: InputMaybe<Array<Scalars['uuid']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['uuid']['input']>;
  _lte?: InputMaybe<Scalars['uuid']['input']>;
  _neq?: InputMaybe<Scalars['uuid']['input']>;
  _nin?: InputMaybe<Array<Scalars['uuid']['input']>>;
};
