-- Written by `npm run graph` from actions/contract/workflow; change the graphs, not this file.
DELETE FROM opportunity_transitions;
INSERT INTO opportunity_transitions (from_status, to_status, actor) VALUES
  (NULL, 'draft', 'poster'),
  ('draft', 'published', 'staff'),
  ('draft', 'draft_deleted', 'poster'),
  ('draft', 'deleted', 'staff'),
  ('published', 'in progress', 'system'),
  ('in progress', 'published', 'system'),
  ('published', 'closed', 'poster'),
  ('published', 'no hires', 'poster'),
  ('in progress', 'completed', 'poster'),
  ('published', 'deleted', 'staff'),
  ('in progress', 'deleted', 'staff'),
  ('completed', 'deleted', 'staff'),
  ('closed', 'deleted', 'staff'),
  ('no hires', 'deleted', 'staff');
DELETE FROM tracking_transitions;
INSERT INTO tracking_transitions (from_status, to_status, actor, action) VALUES
  (NULL, 'viewed', 'expert', 'recordOpportunityView'),
  (NULL, 'interested', 'expert', 'showInterest'),
  ('viewed', 'interested', 'expert', 'showInterest'),
  ('interested', 'pending', 'poster', 'hireExpert'),
  ('pending', 'accepted', 'expert', 'acceptHire'),
  ('interested', 'rejected', 'poster', 'rejectApplicant'),
  ('interested', 'opted out', 'expert', 'optOut'),
  ('pending', 'opted out', 'expert', 'optOut'),
  ('accepted', 'opted out', 'expert', 'optOut'),
  ('in progress', 'opted out', 'expert', 'optOut'),
  ('viewed', 'closed', 'poster', 'closeOpportunity'),
  ('interested', 'no hires', 'poster', 'closeOpportunity'),
  ('pending', 'no hires', 'poster', 'closeOpportunity'),
  ('accepted', 'completed', 'poster', 'closeOpportunity'),
  ('in progress', 'completed', 'poster', 'closeOpportunity'),
  ('interested', 'closed', 'poster', 'closeOpportunity'),
  ('pending', 'closed', 'poster', 'closeOpportunity'),
  ('viewed', 'closed', 'staff', 'deleteOpportunity'),
  ('interested', 'closed', 'staff', 'deleteOpportunity'),
  ('pending', 'closed', 'staff', 'deleteOpportunity'),
  ('accepted', 'closed', 'staff', 'deleteOpportunity'),
  ('in progress', 'closed', 'staff', 'deleteOpportunity');
DELETE FROM counter_offer_transitions;
INSERT INTO counter_offer_transitions (from_status, to_status, actor, action) VALUES
  (NULL, 'pending', 'poster', 'createCounterOffer'),
  ('pending', 'accepted', 'expert', 'acceptCounterOffer'),
  ('pending', 'rejected', 'expert', 'rejectCounterOffer');
