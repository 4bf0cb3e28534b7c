-- Everything that is stored about a person and what they wrote, by section. What others wrote or noted about them is
-- theirs.
CREATE FUNCTION private.export_of(person uuid) RETURNS TABLE (section text, content jsonb)
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT 'profile', (SELECT to_jsonb(own) FROM (
    SELECT users.first_name, users.last_name, users.slug, users.designation, users.profile_pic, users.is_expert,
      users.created_at, account.email, account.is_email_verified, account.time_zone, account.calendly,
      account.login_type, company.company_name, member.member_role, to_jsonb(details) - 'user_id' AS expert_details,
      (SELECT jsonb_agg(topic_name) FROM expert_topics JOIN master_topics ON id = topic_id WHERE user_id = person) AS topics,
      (SELECT jsonb_agg(domain_name) FROM expert_domains JOIN master_domains ON id = domain_id WHERE user_id = person) AS domains,
      (SELECT jsonb_agg(expertise_name) FROM expert_expertise JOIN master_expertise ON id = expertise_id
        WHERE user_id = person) AS expertise
    FROM users JOIN user_accounts AS account ON account.user_id = users.id
    LEFT JOIN companies AS company ON company.id = users.company_id
    LEFT JOIN company_members AS member ON member.user_id = users.id AND member.company_id = users.company_id
    LEFT JOIN expert_details AS details ON details.user_id = users.id
    WHERE users.id = person) AS own)
  UNION ALL SELECT 'accepted_terms', jsonb_agg(to_jsonb(own) - 'user_id' ORDER BY accepted_at)
    FROM private.legal_acceptances AS own WHERE user_id = person
  UNION ALL SELECT 'sessions', jsonb_agg(jsonb_build_object('began', created_at, 'last_used', updated_at,
      'address', ip_address, 'browser', user_agent) ORDER BY created_at) FROM auth.sessions WHERE user_id = person
  UNION ALL SELECT 'posts', jsonb_agg(to_jsonb(own) ORDER BY created_at) FROM opportunities AS own WHERE posted_by = person
  UNION ALL SELECT 'applications', jsonb_agg(to_jsonb(own) - '{user_id,applicant_rank}'::text[]
      || jsonb_build_object('title', post.title) ORDER BY own.created_at)
    FROM opportunity_trackings AS own JOIN opportunities AS post ON post.id = own.opportunity_id WHERE own.user_id = person
  UNION ALL SELECT 'messages', jsonb_agg(jsonb_build_object('opportunity_id', opportunity_id, 'text', comment,
      'created_at', created_at) ORDER BY created_at) FROM opportunity_comments WHERE user_id = person
  UNION ALL SELECT 'notes_on_applicants', jsonb_agg(jsonb_build_object('opportunity_id', opportunity_id, 'note', note,
      'created_at', created_at) ORDER BY created_at) FROM applicant_notes WHERE author_id = person
  UNION ALL SELECT 'files', jsonb_agg(jsonb_build_object('opportunity_id', opportunity_id, 'name', asset_name,
      'type', content_type, 'bytes', size_bytes, 'created_at', created_at) ORDER BY created_at)
    FROM opportunity_documents WHERE uploaded_by = person
  UNION ALL SELECT 'questions', jsonb_agg(to_jsonb(own) - '{user_id,mongo_id}'::text[] ORDER BY created_at)
    FROM insights_questions AS own WHERE user_id = person
  UNION ALL SELECT 'answers', jsonb_agg(to_jsonb(own) - '{user_id,mongo_id}'::text[] ORDER BY created_at)
    FROM insights_responses AS own WHERE user_id = person
  UNION ALL SELECT 'insights', jsonb_agg(to_jsonb(own) - 'user_id' ORDER BY created_at)
    FROM insights AS own WHERE user_id = person
  UNION ALL SELECT 'ai_conversations', jsonb_agg(jsonb_build_object('title', title, 'created_at', created_at, 'messages', (
      SELECT jsonb_agg(jsonb_build_object('by_the_assistant', is_ai_generated, 'text', message.body,
        'created_at', message.created_at) ORDER BY number)
      FROM ai_conversation_messages AS message WHERE message.conversation_id = own.conversation_id)) ORDER BY created_at)
    FROM ai_conversations AS own WHERE created_by = person
  UNION ALL SELECT 'ai_preferences', jsonb_agg(preferences) FROM user_ai_preferences WHERE user_id = person
  UNION ALL SELECT 'ledger_statement', jsonb_agg(to_jsonb(line) - 'owner_id' || jsonb_build_object('reason', transfer.reason)
      ORDER BY line.posted_at)
    FROM ledger_statement_lines AS line JOIN ledger_transfers AS transfer ON transfer.id = line.transfer_id
    WHERE line.owner_id = person
  UNION ALL SELECT 'purchases', jsonb_agg(jsonb_build_object('title', title, 'amount_cents', amount_cents,
      'status', status, 'receipt_number', receipt_number, 'created_at', created_at, 'paid_at', paid_at) ORDER BY created_at)
    FROM purchases WHERE buyer_id = person
  UNION ALL SELECT 'notices', jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'body', body,
      'created_at', created_at, 'seen_at', seen_at) ORDER BY created_at)
    FROM notifications WHERE user_id = person AND hidden_at IS NULL
  UNION ALL SELECT 'notice_settings', jsonb_agg(to_jsonb(own) - '{user_id,is_optional}'::text[])
    FROM notification_preferences AS own WHERE user_id = person
  UNION ALL SELECT 'saved_searches', jsonb_agg(jsonb_build_object('name', name, 'query', query, 'created_at', created_at))
    FROM saved_filters WHERE user_id = person
$$;
REVOKE ALL ON FUNCTION private.export_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.export_of TO sagework_actions;
GRANT SELECT ON applicant_notes, saved_filters, user_ai_preferences TO sagework_actions;
