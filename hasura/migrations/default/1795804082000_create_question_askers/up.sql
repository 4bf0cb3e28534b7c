-- Visitors read questions and not who asked them (QNA-33). A relationship from the question itself to its person would lead them
-- there, if the profile of whoever asked is public, whatever the row keeps from them. So the cards of people who asked are a view
-- of their own, which visitors can't read.
CREATE VIEW question_askers AS
  SELECT question.id AS question_id, question.is_approved, person.id, person.first_name, person.last_name, person.slug,
    person.profile_pic, person.designation, person.company_id, person.is_expert, person.created_at, person.is_suspended
  FROM insights_questions AS question JOIN users AS person ON person.id = question.user_id;
COMMENT ON VIEW question_askers IS 'Who asked: for those who signed in (QNA-33).';
GRANT SELECT ON question_askers TO sagework_hasura;
