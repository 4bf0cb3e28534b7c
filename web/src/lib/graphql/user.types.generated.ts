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
  jsonb: { input: unknown; output: unknown; }
  numeric: { input: number; output: number; }
  timestamptz: { input: string; output: string; }
  uuid: { input: string; output: string; }
};

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

export type String_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['String']['input']>;
  _gt?: InputMaybe<Scalars['String']['input']>;
  _gte?: InputMaybe<Scalars['String']['input']>;
  _ilike?: InputMaybe<Scalars['String']['input']>;
  _in?: InputMaybe<Array<Scalars['String']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _like?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['String']['input']>;
  _lte?: InputMaybe<Scalars['String']['input']>;
  _neq?: InputMaybe<Scalars['String']['input']>;
  _nin?: InputMaybe<Array<Scalars['String']['input']>>;
};

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

export type Budget_Ranges_Order_By = {
  duration_type?: InputMaybe<Opportunity_Duration_Types_Order_By>;
  duration_type_id?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  max_amount_cents?: InputMaybe<Order_By>;
  min_amount_cents?: InputMaybe<Order_By>;
  role?: InputMaybe<Master_Roles_Order_By>;
  role_id?: InputMaybe<Order_By>;
};

export type Budget_Ranges_Select_Column =
  | 'duration_type_id'
  | 'id'
  | 'max_amount_cents'
  | 'min_amount_cents'
  | 'role_id';

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

export type Companies_Order_By = {
  company_brief?: InputMaybe<Order_By>;
  company_logo?: InputMaybe<Order_By>;
  company_name?: InputMaybe<Order_By>;
  company_url?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Companies_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

export type Companies_Select_Column =
  | 'company_brief'
  | 'company_logo'
  | 'company_name'
  | 'company_url'
  | 'created_at'
  | 'id';

export type Companies_Set_Input = {
  company_brief?: InputMaybe<Scalars['String']['input']>;
  company_name?: InputMaybe<Scalars['String']['input']>;
  company_url?: InputMaybe<Scalars['String']['input']>;
};

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

export type Company_Members_Order_By = {
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  member_role?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Company_Members_Select_Column =
  | 'company_id'
  | 'created_at'
  | 'member_role'
  | 'user_id';

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

export type Expert_Details_Select_Column =
  | 'bio'
  | 'country_id'
  | 'experience'
  | 'industry_id'
  | 'is_available_for_hire_as_cxo'
  | 'is_bio_added'
  | 'is_calender_added'
  | 'is_domain_added'
  | 'is_domain_skill_topic_industry'
  | 'is_experience_added'
  | 'is_expertise_added'
  | 'is_industry_added'
  | 'is_profile_photo_uploaded'
  | 'is_topic_added'
  | 'is_work_added'
  | 'profile_complete_percent'
  | 'profile_weightage'
  | 'user_id'
  | 'user_org_role'
  | 'work'
  | 'years_of_experience';

export type Expert_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Domains_Bool_Exp>>;
  _not?: InputMaybe<Expert_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Domains_Bool_Exp>>;
  domain?: InputMaybe<Master_Domains_Bool_Exp>;
  domain_id?: InputMaybe<Uuid_Comparison_Exp>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Expert_Domains_Order_By = {
  domain?: InputMaybe<Master_Domains_Order_By>;
  domain_id?: InputMaybe<Order_By>;
  expert?: InputMaybe<Expert_Details_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Expert_Domains_Select_Column =
  | 'domain_id'
  | 'user_id';

export type Expert_Expertise_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Expertise_Bool_Exp>>;
  _not?: InputMaybe<Expert_Expertise_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Expertise_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  expertise_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Expert_Expertise_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  expertise?: InputMaybe<Master_Expertise_Order_By>;
  expertise_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Expert_Expertise_Select_Column =
  | 'expertise_id'
  | 'user_id';

export type Expert_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  _not?: InputMaybe<Expert_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Expert_Topics_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Expert_Topics_Select_Column =
  | 'topic_id'
  | 'user_id';

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

export type Fractional_Rate_Cards_Select_Column =
  | 'category_id'
  | 'created_at'
  | 'id'
  | 'max_value_cents'
  | 'min_value_cents'
  | 'rate_unit_id'
  | 'starting_at_cents'
  | 'user_id';

export type Jsonb_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['jsonb']['input']>;
  _gt?: InputMaybe<Scalars['jsonb']['input']>;
  _gte?: InputMaybe<Scalars['jsonb']['input']>;
  _in?: InputMaybe<Array<Scalars['jsonb']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['jsonb']['input']>;
  _lte?: InputMaybe<Scalars['jsonb']['input']>;
  _neq?: InputMaybe<Scalars['jsonb']['input']>;
  _nin?: InputMaybe<Array<Scalars['jsonb']['input']>>;
};

export type Master_Countries_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  _not?: InputMaybe<Master_Countries_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  country_code?: InputMaybe<String_Comparison_Exp>;
  country_name?: InputMaybe<String_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Master_Countries_Order_By = {
  country_code?: InputMaybe<Order_By>;
  country_name?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Countries_Select_Column =
  | 'country_code'
  | 'country_name'
  | 'deleted'
  | 'id';

export type Master_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  _not?: InputMaybe<Master_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  domain_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Master_Domains_Order_By = {
  deleted?: InputMaybe<Order_By>;
  domain_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Domains_Select_Column =
  | 'deleted'
  | 'domain_name'
  | 'id';

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

export type Master_Expertise_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  expertise_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Expertise_Select_Column =
  | 'category_id'
  | 'deleted'
  | 'expertise_name'
  | 'id';

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

export type Master_Objectives_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  objective_name?: InputMaybe<Order_By>;
};

export type Master_Objectives_Select_Column =
  | 'deleted'
  | 'id'
  | 'objective_name';

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

export type Master_Roles_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  role_name?: InputMaybe<Order_By>;
  role_type?: InputMaybe<Order_By>;
};

export type Master_Roles_Select_Column =
  | 'deleted'
  | 'id'
  | 'role_name'
  | 'role_type';

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

export type Master_Topics_Select_Column =
  | 'deleted'
  | 'favourite'
  | 'id'
  | 'image'
  | 'is_approved_by_admin'
  | 'is_used'
  | 'is_user_generated'
  | 'mongo_id'
  | 'objective_id'
  | 'persona'
  | 'topic_name';

export type Notification_Preferences_Bool_Exp = {
  _and?: InputMaybe<Array<Notification_Preferences_Bool_Exp>>;
  _not?: InputMaybe<Notification_Preferences_Bool_Exp>;
  _or?: InputMaybe<Array<Notification_Preferences_Bool_Exp>>;
  is_email_enabled?: InputMaybe<Boolean_Comparison_Exp>;
  kind?: InputMaybe<String_Comparison_Exp>;
};

export type Notification_Preferences_Constraint =
  | 'notification_preferences_pkey';

export type Notification_Preferences_Insert_Input = {
  is_email_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
};

export type Notification_Preferences_On_Conflict = {
  constraint: Notification_Preferences_Constraint;
  update_columns?: Array<Notification_Preferences_Update_Column>;
  where?: InputMaybe<Notification_Preferences_Bool_Exp>;
};

export type Notification_Preferences_Order_By = {
  is_email_enabled?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
};

export type Notification_Preferences_Select_Column =
  | 'is_email_enabled'
  | 'kind';

export type Notification_Preferences_Set_Input = {
  is_email_enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Notification_Preferences_Update_Column =
  | 'is_email_enabled';

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

export type Notifications_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

export type Notifications_Select_Column =
  | 'body'
  | 'created_at'
  | 'id'
  | 'kind'
  | 'link'
  | 'opportunity_id'
  | 'seen_at'
  | 'title';

export type Numeric_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['numeric']['input']>;
  _gt?: InputMaybe<Scalars['numeric']['input']>;
  _gte?: InputMaybe<Scalars['numeric']['input']>;
  _in?: InputMaybe<Array<Scalars['numeric']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['numeric']['input']>;
  _lte?: InputMaybe<Scalars['numeric']['input']>;
  _neq?: InputMaybe<Scalars['numeric']['input']>;
  _nin?: InputMaybe<Array<Scalars['numeric']['input']>>;
};

export type Opportunities_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunities_Bool_Exp>>;
  _not?: InputMaybe<Opportunities_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunities_Bool_Exp>>;
  applicants?: InputMaybe<Opportunity_Applicants_Bool_Exp>;
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
  country?: InputMaybe<Master_Countries_Bool_Exp>;
  country_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  documents?: InputMaybe<Opportunity_Documents_Bool_Exp>;
  domains?: InputMaybe<Opportunity_Domains_Bool_Exp>;
  duration_months?: InputMaybe<Int_Comparison_Exp>;
  duration_type?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  duration_type_id?: InputMaybe<Uuid_Comparison_Exp>;
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
  title?: InputMaybe<String_Comparison_Exp>;
  topics?: InputMaybe<Opportunity_Topics_Bool_Exp>;
  trackings?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  type?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

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
  type?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

export type Opportunities_Select_Column =
  | 'assigned_expert_id'
  | 'brief'
  | 'brief_rich_text'
  | 'category_id'
  | 'chat_only'
  | 'company_asked_to_sign_nda'
  | 'country_id'
  | 'created_at'
  | 'duration_months'
  | 'duration_type_id'
  | 'id'
  | 'is_fractional_from_assigned_expert'
  | 'max_budget_cents'
  | 'min_budget_cents'
  | 'no_of_days'
  | 'no_of_days_unit_id'
  | 'published_at'
  | 'start_date_id'
  | 'status'
  | 'title'
  | 'type'
  | 'updated_at';

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

export type Opportunity_Applicants_Order_By = {
  calendly?: InputMaybe<Order_By>;
  email?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Opportunity_Applicants_Select_Column =
  | 'calendly'
  | 'email'
  | 'opportunity_id'
  | 'user_id';

export type Opportunity_Availabilities_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Availabilities_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Availabilities_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Availabilities_Bool_Exp>>;
  availability_type?: InputMaybe<Opportunity_Availability_Types_Bool_Exp>;
  availability_type_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Availabilities_Order_By = {
  availability_type?: InputMaybe<Opportunity_Availability_Types_Order_By>;
  availability_type_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

export type Opportunity_Availabilities_Select_Column =
  | 'availability_type_id'
  | 'opportunity_id';

export type Opportunity_Availability_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Availability_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Availability_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Availability_Types_Bool_Exp>>;
  availability_type?: InputMaybe<String_Comparison_Exp>;
  code?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
};

export type Opportunity_Availability_Types_Order_By = {
  availability_type?: InputMaybe<Order_By>;
  code?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
};

export type Opportunity_Availability_Types_Select_Column =
  | 'availability_type'
  | 'code'
  | 'id'
  | 'sort';

export type Opportunity_Categories_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Categories_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Categories_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Categories_Bool_Exp>>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  position?: InputMaybe<Int_Comparison_Exp>;
};

export type Opportunity_Categories_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

export type Opportunity_Categories_Select_Column =
  | 'category_id'
  | 'opportunity_id'
  | 'position';

export type Opportunity_Documents_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Documents_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Documents_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Documents_Bool_Exp>>;
  asset_name?: InputMaybe<String_Comparison_Exp>;
  content_type?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  size_bytes?: InputMaybe<Bigint_Comparison_Exp>;
  upload_type?: InputMaybe<String_Comparison_Exp>;
  uploader?: InputMaybe<Users_Bool_Exp>;
};

export type Opportunity_Documents_Order_By = {
  asset_name?: InputMaybe<Order_By>;
  content_type?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  size_bytes?: InputMaybe<Order_By>;
  upload_type?: InputMaybe<Order_By>;
  uploader?: InputMaybe<Users_Order_By>;
};

export type Opportunity_Documents_Select_Column =
  | 'asset_name'
  | 'content_type'
  | 'created_at'
  | 'id'
  | 'opportunity_id'
  | 'size_bytes'
  | 'upload_type';

export type Opportunity_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Domains_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Domains_Bool_Exp>>;
  domain?: InputMaybe<Master_Domains_Bool_Exp>;
  domain_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Domains_Order_By = {
  domain?: InputMaybe<Master_Domains_Order_By>;
  domain_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

export type Opportunity_Domains_Select_Column =
  | 'domain_id'
  | 'opportunity_id';

export type Opportunity_Duration_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Duration_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Duration_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Duration_Types_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  duration_type?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Duration_Types_Order_By = {
  code?: InputMaybe<Order_By>;
  duration_type?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Opportunity_Duration_Types_Select_Column =
  | 'code'
  | 'duration_type'
  | 'id';

export type Opportunity_Package_Experts_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Package_Experts_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Package_Experts_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Package_Experts_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Package_Experts_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Opportunity_Package_Experts_Select_Column =
  | 'opportunity_id'
  | 'user_id';

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

export type Opportunity_Posters_Order_By = {
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Opportunity_Posters_Select_Column =
  | 'company_id'
  | 'opportunity_id'
  | 'user_id';

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

export type Opportunity_Reviews_Select_Column =
  | 'close_comments'
  | 'delete_comments'
  | 'opportunity_id'
  | 'poster_agreed_terms_at'
  | 'review_reason'
  | 'review_status'
  | 'user_id';

export type Opportunity_Roles_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Roles_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Roles_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Roles_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  position?: InputMaybe<Int_Comparison_Exp>;
  role?: InputMaybe<Master_Roles_Bool_Exp>;
  role_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Roles_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
  role?: InputMaybe<Master_Roles_Order_By>;
  role_id?: InputMaybe<Order_By>;
};

export type Opportunity_Roles_Select_Column =
  | 'opportunity_id'
  | 'position'
  | 'role_id';

export type Opportunity_Skills_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Skills_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Skills_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Skills_Bool_Exp>>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  expertise_id?: InputMaybe<Uuid_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Skills_Order_By = {
  expertise?: InputMaybe<Master_Expertise_Order_By>;
  expertise_id?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
};

export type Opportunity_Skills_Select_Column =
  | 'expertise_id'
  | 'opportunity_id';

export type Opportunity_Start_Dates_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Start_Dates_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Start_Dates_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Start_Dates_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
  start_date?: InputMaybe<String_Comparison_Exp>;
};

export type Opportunity_Start_Dates_Order_By = {
  code?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
  start_date?: InputMaybe<Order_By>;
};

export type Opportunity_Start_Dates_Select_Column =
  | 'code'
  | 'id'
  | 'sort'
  | 'start_date';

export type Opportunity_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Opportunity_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Opportunity_Statuses_Select_Column =
  | 'code'
  | 'label';

export type Opportunity_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Topics_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Topics_Bool_Exp>>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Topics_Order_By = {
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
};

export type Opportunity_Topics_Select_Column =
  | 'opportunity_id'
  | 'topic_id';

export type Opportunity_Trackings_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Trackings_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Trackings_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Trackings_Bool_Exp>>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  interest_shown_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  opportunity?: InputMaybe<Opportunities_Bool_Exp>;
  opportunity_id?: InputMaybe<Uuid_Comparison_Exp>;
  status?: InputMaybe<String_Comparison_Exp>;
  tracking_status?: InputMaybe<Tracking_Statuses_Bool_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Opportunity_Trackings_Order_By = {
  created_at?: InputMaybe<Order_By>;
  interest_shown_at?: InputMaybe<Order_By>;
  opportunity?: InputMaybe<Opportunities_Order_By>;
  opportunity_id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  tracking_status?: InputMaybe<Tracking_Statuses_Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Opportunity_Trackings_Select_Column =
  | 'created_at'
  | 'interest_shown_at'
  | 'opportunity_id'
  | 'status'
  | 'updated_at'
  | 'user_id';

export type Opportunity_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Opportunity_Types_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Opportunity_Types_Select_Column =
  | 'code'
  | 'label';

export type Order_By =
  | 'asc'
  | 'asc_nulls_first'
  | 'asc_nulls_last'
  | 'desc'
  | 'desc_nulls_first'
  | 'desc_nulls_last';

export type Plan_Packages_Bool_Exp = {
  _and?: InputMaybe<Array<Plan_Packages_Bool_Exp>>;
  _not?: InputMaybe<Plan_Packages_Bool_Exp>;
  _or?: InputMaybe<Array<Plan_Packages_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  hire_fee_percent?: InputMaybe<Numeric_Comparison_Exp>;
  is_free?: InputMaybe<Boolean_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
};

export type Plan_Packages_Order_By = {
  code?: InputMaybe<Order_By>;
  hire_fee_percent?: InputMaybe<Order_By>;
  is_free?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
};

export type Plan_Packages_Select_Column =
  | 'code'
  | 'hire_fee_percent'
  | 'is_free'
  | 'name'
  | 'sort';

export type Subscriptions_Bool_Exp = {
  _and?: InputMaybe<Array<Subscriptions_Bool_Exp>>;
  _not?: InputMaybe<Subscriptions_Bool_Exp>;
  _or?: InputMaybe<Array<Subscriptions_Bool_Exp>>;
  company?: InputMaybe<Companies_Bool_Exp>;
  company_id?: InputMaybe<Uuid_Comparison_Exp>;
  expires_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  plan?: InputMaybe<Plan_Packages_Bool_Exp>;
  plan_code?: InputMaybe<String_Comparison_Exp>;
  starts_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Subscriptions_Order_By = {
  company?: InputMaybe<Companies_Order_By>;
  company_id?: InputMaybe<Order_By>;
  expires_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  plan?: InputMaybe<Plan_Packages_Order_By>;
  plan_code?: InputMaybe<Order_By>;
  starts_at?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Subscriptions_Select_Column =
  | 'company_id'
  | 'expires_at'
  | 'id'
  | 'plan_code'
  | 'starts_at'
  | 'user_id';

export type System_Configurations_Bool_Exp = {
  _and?: InputMaybe<Array<System_Configurations_Bool_Exp>>;
  _not?: InputMaybe<System_Configurations_Bool_Exp>;
  _or?: InputMaybe<Array<System_Configurations_Bool_Exp>>;
  config?: InputMaybe<String_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
};

export type System_Configurations_Order_By = {
  config?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
};

export type System_Configurations_Select_Column =
  | 'config'
  | 'value';

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

export type Tracking_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Tracking_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Tracking_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Tracking_Statuses_Select_Column =
  | 'code'
  | 'label';

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

export type User_Accounts_Select_Column =
  | 'calendly'
  | 'created_at'
  | 'email'
  | 'is_achievement_first_time'
  | 'is_admin'
  | 'is_dashboard_banner_visible'
  | 'is_email_verified'
  | 'is_exciting_news_modal_not_show_again'
  | 'login_type'
  | 'time_zone'
  | 'user_id';

export type User_Accounts_Set_Input = {
  is_dashboard_banner_visible?: InputMaybe<Scalars['Boolean']['input']>;
  is_exciting_news_modal_not_show_again?: InputMaybe<Scalars['Boolean']['input']>;
  time_zone?: InputMaybe<Scalars['String']['input']>;
};

export type Users_Bool_Exp = {
  _and?: InputMaybe<Array<Users_Bool_Exp>>;
  _not?: InputMaybe<Users_Bool_Exp>;
  _or?: InputMaybe<Array<Users_Bool_Exp>>;
  account?: InputMaybe<User_Accounts_Bool_Exp>;
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

export type Users_Order_By = {
  account?: InputMaybe<User_Accounts_Order_By>;
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

export type Users_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

export type Users_Select_Column =
  | 'company_id'
  | 'created_at'
  | 'designation'
  | 'first_name'
  | 'id'
  | 'is_expert'
  | 'last_name'
  | 'profile_pic'
  | 'slug';

export type Users_Set_Input = {
  designation?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
};

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
