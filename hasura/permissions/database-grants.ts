/**
 * Every right of the two services in the database, one table per line: S(elect), I(nsert), U(pdate), D(elete), with
 * columns if only some may be changed. New tables and rights are added by hand, as a review.
 */
export const GRANTS = {
  sagework_hasura: `
    private.application_standings S
    private.expert_listings S
    private.heard_passages S
    private.heard_segments S
    private.match_reasons S
    private.open_criteria S
    private.opportunity_search S
    private.post_events S
    private.search_items S
    private.search_lexicon S
    private.search_synonyms S
    private.staff_acts S
    private.transcript_acts S
    private.unread_chats S
    public.advice_bookings S
    public.advice_cards S
    public.advice_details S
    public.advice_hits S
    public.advice_listings S
    public.advice_offerings S U(enabled is_force_enabled)
    public.ai_answer_citations S
    public.ai_answer_people S
    public.ai_answers S
    public.ai_cited_passages S
    public.ai_conversation_messages S
    public.ai_conversations S
    public.answer_earnings S
    public.answer_rewards S
    public.answerable_questions S
    public.applicant_notes SID U(note)
    public.applicant_shortlist SID
    public.application_documents S
    public.audit_entries S
    public.booked_calendars S
    public.budget_ranges SIU
    public.chat_conversations_anonymous S
    public.companies S U(company_brief company_name company_url)
    public.company_colleagues S
    public.company_members S U(is_welcome_due)
    public.consultations S
    public.content_cards S
    public.content_dates S
    public.content_items S
    public.content_listings S
    public.content_recordings S
    public.content_saves SID
    public.content_suggestion_structures SIUD
    public.content_takedowns S
    public.content_transitions S
    public.content_votes SID U(vote)
    public.counter_offer_transitions S
    public.counter_offers S
    public.credit_changes S U(seen_at)
    public.credit_packs SIU
    public.credit_prices SIU
    public.credit_requests S
    public.deal_records S
    public.expert_details S U(country_id industry_id is_available_for_hire_as_cxo user_org_role years_of_experience)
    public.expert_domains SID
    public.expert_expertise SID
    public.expert_hits S
    public.expert_listings S
    public.expert_topics SID
    public.first_visits S
    public.fractional_rate_cards SIU
    public.hires S
    public.income_earnings S
    public.insight_audios S
    public.insight_hits S
    public.insight_response_domains SID
    public.insight_response_ratings S
    public.insights S
    public.insights_questions SI U(question question_richtext slug topic_id)
    public.insights_responses SI U(additional_text media_transcript_formatted recording_id resource_url response_text response_type)
    public.ledger_account_kinds S
    public.ledger_accounts S
    public.ledger_audits S
    public.ledger_balances S
    public.ledger_entries S
    public.ledger_person_transfers S
    public.ledger_proposals S
    public.ledger_statement_lines S
    public.ledger_transfers S
    public.ledger_unstated_transfers S
    public.master_countries SIU
    public.master_domains SIU
    public.master_expertise SIU
    public.master_objectives SIU
    public.master_roles SIU
    public.master_topics SIU
    public.needs S
    public.notification_kinds S
    public.notification_preferences SIU
    public.notifications S U(seen_at)
    public.offer_settings SI U(price_default price_max price_min)
    public.opportunities S U(close_comments delete_comments review_reason review_status status)
    public.opportunity_answer_times S
    public.opportunity_applicants S
    public.opportunity_availabilities S
    public.opportunity_availability_types S
    public.opportunity_categories S
    public.opportunity_chats S
    public.opportunity_comment_documents S
    public.opportunity_comment_mentions S
    public.opportunity_comments S
    public.opportunity_conversations S
    public.opportunity_documents S
    public.opportunity_domains S
    public.opportunity_duration_types S
    public.opportunity_history S
    public.opportunity_hits S
    public.opportunity_listings S
    public.opportunity_matches S
    public.opportunity_package_experts S
    public.opportunity_participants S
    public.opportunity_payments S
    public.opportunity_posters S
    public.opportunity_reviews S
    public.opportunity_roles S
    public.opportunity_skills S
    public.opportunity_start_dates S
    public.opportunity_statuses S
    public.opportunity_team_members S
    public.opportunity_topics S
    public.opportunity_trackings S
    public.opportunity_transitions S
    public.opportunity_types S
    public.opportunity_versions S
    public.own_applications S
    public.own_calls S
    public.own_posts S
    public.payout_batches S
    public.payouts S
    public.plan_packages SIU
    public.plan_prices SIU
    public.profile_entries SID U(description ended_year organization position started_year url)
    public.purchase_refunds S
    public.purchases S
    public.question_askers S
    public.question_hits S
    public.question_matches S
    public.rate_card_availabilities SID
    public.rate_card_roles SID
    public.recording_limits S
    public.redemptions S
    public.referral_rewards S
    public.referrals S
    public.response_windows S
    public.said_hits S
    public.saved_filters SID U(name query)
    public.staff_audit_log S
    public.staff_people S
    public.subject_hits S
    public.subscriptions SIU
    public.system_configurations SIU
    public.tab_views S
    public.topic_suggestions S
    public.tracking_statuses S
    public.tracking_transitions S
    public.use_case_hits S
    public.use_cases SIUD
    public.user_accounts S U(calendly is_dashboard_banner_visible is_exciting_news_modal_not_show_again time_zone)
    public.user_ai_preferences SI U(preferences)
    public.users S U(designation first_name is_suspended last_name)
    public.viewed_responses S
    sagework_engine.action_log SIUD
    sagework_engine.catalog_state SIUD
    sagework_engine.cron_event_invocation_logs SIUD
    sagework_engine.cron_events SIUD
    sagework_engine.event_invocation_logs SIUD
    sagework_engine.event_log SIUD
    sagework_engine.metadata SIUD
    sagework_engine.scheduled_event_invocation_logs SIUD
    sagework_engine.scheduled_events SIUD
  `,
  sagework_actions: `

    auth.accounts SIUD
    auth.pending_sign_ups SIUD
    auth.sessions SIUD
    auth.throttles SIUD
    auth.two_factors SIUD
    auth.users SIU
    auth.verifications SIUD
    graphile_worker._private_job_queues SIUD
    graphile_worker._private_jobs SIUD
    graphile_worker._private_known_crontabs SIUD
    graphile_worker._private_tasks SIUD
    graphile_worker.jobs S
    graphile_worker.migrations S
    private.ai_answer_deltas SID
    private.anonymous_conversations SID U(claimed_at claimed_by question session_hash)
    private.application_standings S U(remind_at)
    private.company_invites SIUD
    private.data_exports SI U(expires_at ready_at size_bytes state)
    private.drive_saves SIUD
    private.event_claims SIUD
    private.google_connections SIUD
    private.google_logins SID
    private.legal_acceptances SI
    private.match_digests S U(covered_until due_at)
    private.match_reasons S
    private.open_criteria S
    private.outbox_mails SIU
    private.passage_vectors S U(model vector)
    private.passages S
    private.payment_customers SI
    private.payment_events SI
    private.payment_methods SI U(first_seen_at last_seen_at)
    private.payment_sandbox_delivery SU
    private.payment_sandbox_objects SIU
    private.payment_sandbox_requests SID
    private.payout_accounts SI U(checked_at is_enabled)
    private.payout_destinations SI
    private.payout_receipts S
    private.question_views SI U(seen_at)
    private.receipts S
    private.recording_parts SID
    private.recordings SID U(announced_bytes content_type duration_ms peaks received_bytes refusal size_bytes state transcript)
    private.response_artefacts SID
    private.search_lexicon S
    private.search_synonyms S
    private.transcript_versions SI
    public.advice_bookings SI U(cancelled_at cancelled_by event_reference scheduled_at)
    public.advice_cards S
    public.advice_offerings SI U(deleted_at description description_rich_text duration enabled price_cents subtopic topic_id)
    public.ai_answer_citations SID
    public.ai_answer_people SID
    public.ai_answers SI U(finished_at first_text_at message_id model notice prompt run status stop_requested_at support)
    public.ai_conversation_messages SI
    public.ai_conversations SI U(last_message_at)
    public.answer_rewards SI U(settled_at state void_reason voided_by)
    public.answerable_questions S
    public.applicant_notes S
    public.application_documents S
    public.budget_ranges S
    public.companies SI U(created_at)
    public.company_members SI
    public.consultations SI U(booked_at event_reference scheduled_at scheduling_url)
    public.content_cards S
    public.content_items S U(confirmed_at retired_at review_ask_at review_due_at)
    public.content_saves SID
    public.content_shares SI
    public.content_suggestion_structures S
    public.content_takedowns SI
    public.content_transitions S
    public.content_views SI
    public.content_votes SID U(vote)
    public.counter_offer_transitions S
    public.counter_offers SIU
    public.credit_changes S
    public.credit_packs S
    public.credit_prices S
    public.credit_requests SI U(decided_at decided_by decision_reason status transfer_id)
    public.expert_details SI U(bio bio_rich_text response_limit response_limit_start_at)
    public.expert_domains S
    public.expert_expertise S
    public.expert_topics SI
    public.first_visits SI
    public.fractional_rate_cards S
    public.hires SIU
    public.income_earnings S
    public.insight_audios SID
    public.insight_response_domains SID
    public.insight_response_ratings SI
    public.insights SI U(asks_changes badge brief brief_rich_text reason status title topic_id updated_at)
    public.insights_questions SID U(asks_changes is_approved question question_richtext rejected_reason topic_id)
    public.insights_responses SID U(additional_text ai_generated_summary ai_generated_title asks_changes created_at is_ai_summary_generated is_approved is_transcribed is_transcribed_reported media_duration media_transcript_formatted media_url recording_id rejected_reason resource_url response_text response_type submitted_for_approval)
    public.ledger_account_kinds S
    public.ledger_accounts SI
    public.ledger_audits SI
    public.ledger_balances S
    public.ledger_entries SI
    public.ledger_proposals SI U(decided_at decided_by status transfer_id)
    public.ledger_statement_lines S
    public.ledger_transfers SI
    public.master_countries S
    public.master_domains S
    public.master_expertise S
    public.master_objectives S
    public.master_roles S
    public.master_topics SI
    public.notification_kinds S
    public.notification_preferences SI U(is_email_enabled)
    public.notifications SIU
    public.offer_settings S
    public.opportunities SIU
    public.opportunity_applicants S
    public.opportunity_availabilities SID
    public.opportunity_availability_types S
    public.opportunity_categories SID
    public.opportunity_chats S
    public.opportunity_comment_mentions SI
    public.opportunity_comments SI
    public.opportunity_documents SIUD
    public.opportunity_domains SID
    public.opportunity_duration_types S
    public.opportunity_history SI
    public.opportunity_matches S
    public.opportunity_package_experts SID
    public.opportunity_participants S
    public.opportunity_payments SIUD
    public.opportunity_posters S
    public.opportunity_reviews S
    public.opportunity_roles SID
    public.opportunity_skills SID
    public.opportunity_start_dates S
    public.opportunity_statuses S
    public.opportunity_team_members SID
    public.opportunity_topics SID
    public.opportunity_trackings SIU
    public.opportunity_transitions S
    public.opportunity_types S
    public.opportunity_versions SI
    public.payout_batches SI U(confirmed_at confirmed_by dissolve_reason dissolved_at dissolved_by exported_at needs_second_person paid_at paid_by reference)
    public.payouts SI U(batch_id paid_at return_reason returned_at status transfer_id)
    public.plan_packages S
    public.plan_prices S
    public.purchase_refunds SI U(decided_at decided_by failure refund_id status)
    public.purchases SI U(charged_back_cents fulfilled_at paid_at payment_id refunded_cents session_id status)
    public.question_matches S
    public.rate_card_availabilities S
    public.rate_card_roles S
    public.recording_limits S
    public.redemptions SI U(decided_at decided_by decision_reason status)
    public.referrals SI U(credits purchase_id rewarded_at taken_back_at)
    public.response_windows S
    public.saved_filters S
    public.staff_audit_log SI
    public.subscriptions SIU
    public.system_configurations S
    public.tab_views SIU
    public.topic_suggestions SI U(decided_at reason status topic_id)
    public.tracking_statuses S
    public.tracking_transitions S
    public.user_accounts SIU
    public.user_ai_preferences S
    public.users SIU
  `,
} as const
