-- Plain tables, not enum tables: the words hold spaces and hyphens, which GraphQL names cannot.
CREATE TABLE opportunity_types (
  code text CONSTRAINT opportunity_types_pkey PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE opportunity_statuses (
  code text CONSTRAINT opportunity_statuses_pkey PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE tracking_statuses (
  code text CONSTRAINT tracking_statuses_pkey PRIMARY KEY,
  label text NOT NULL
);
INSERT INTO opportunity_types (code, label) VALUES
  ('project', 'Project'), ('fractional', 'Fractional'), ('learning', 'Learning'), ('collaboration', 'Collaboration'),
  ('advice', 'Advice'), ('training', 'Training'), ('coaching', 'Coaching'), ('amplify', 'Amplify'),
  ('hire-expert-on-project', 'Hire expert on project');
INSERT INTO opportunity_statuses (code, label) VALUES
  ('draft', 'Pending approval'), ('published', 'Active'), ('in progress', 'In progress'), ('completed', 'Completed'),
  ('closed', 'Closed'), ('no hires', 'No hires'), ('deleted', 'Deleted'), ('draft_deleted', 'Deleted');
INSERT INTO tracking_statuses (code, label) VALUES
  ('viewed', 'Viewed'), ('interested', 'Interested'), ('pending', 'Awaiting Acceptance'), ('accepted', 'Accepted'),
  ('rejected', 'Rejected'), ('opted out', 'Opted out'), ('closed', 'Closed'), ('in progress', 'In progress'),
  ('completed', 'Completed'), ('no hires', 'No hires');
