-- Examples of what projects are about (USE-14), from which somebody begins one of their own. Staff write them in the console.
CREATE TABLE use_cases (
  id uuid CONSTRAINT use_cases_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CONSTRAINT use_cases_title_unique UNIQUE
    CONSTRAINT use_cases_title_length CHECK (char_length(title) BETWEEN 1 AND 100 AND title = btrim(title))
    CONSTRAINT use_cases_title_one_line CHECK (private.is_one_line(title))
    CONSTRAINT use_cases_title_visible CHECK (private.has_visible_sign(title)),
  description text NOT NULL
    CONSTRAINT use_cases_description_length CHECK (char_length(description) BETWEEN 1 AND 1000)
    CONSTRAINT use_cases_description_visible CHECK (private.has_visible_sign(description)),
  img_url text CONSTRAINT use_cases_img_url_is_link CHECK (img_url ~ '^(/[^/]|https://)' AND char_length(img_url) <= 500),
  color_code text NOT NULL DEFAULT '#22664A' CONSTRAINT use_cases_color_code_form CHECK (color_code ~ '^#[0-9A-F]{6}$'),
  topic_id uuid NOT NULL CONSTRAINT use_cases_topic_fkey REFERENCES master_topics,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX use_cases_newest_idx ON use_cases (created_at DESC, id DESC);
CREATE INDEX use_cases_topic_idx ON use_cases (topic_id, created_at DESC, id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON use_cases TO sagework_hasura;

INSERT INTO use_cases (title, description, topic_id, created_at)
SELECT title, description, topic.id, '2026-01-01'::timestamptz + place * interval '1 minute'
FROM (VALUES
  (1, 'Find out why trials don’t convert', 'Free-to-paid conversion', 'You have sign-ups, but too few of them pay. An expert looks at the path from the first visit to the first invoice, talks to people who left, and hands over a ranked list of changes with the effect to expect from each.'),
  (2, 'Enter a first European market', 'Entering Europe', 'Choose the country, the offer and the first hires for a launch abroad. You get a plan with a budget, the rules to observe and the first fifty companies to talk to.'),
  (3, 'Raise prices without losing customers', 'Price increases', 'Decide who pays more, from when, and how they are told. The work covers research among customers, the new price list and the letters, with a forecast of who may leave.'),
  (4, 'Hand sales over from the founder', 'Founder-led sales', 'Turn what the founder does by instinct into a process that others can follow: stages, scripts, the first two sellers and what they need in order to close without the founder in the room.'),
  (5, 'Target fifty accounts that matter', 'Account-based marketing', 'Build a list of target accounts with sales, find out who decides there, and run a first campaign that both teams stand behind. Results are measured by meetings, not by clicks.'),
  (6, 'Set up experiments that teach something', 'Growth experiments', 'Introduce a weekly rhythm of experiments: how ideas are collected and ranked, how tests are set up so that their results hold, and how what was learned is kept.'),
  (7, 'Lower the cost of paid acquisition', 'Paid acquisition', 'Review accounts, audiences, creatives and landing pages, stop what doesn’t pay back, and put the budget where new customers stay. You keep the reports and the way to read them.'),
  (8, 'Know which channel brought a customer', 'Attribution', 'Settle on one model of attribution that marketing, sales and finance accept, and have the data flow into it without manual work.'),
  (9, 'Get new users to their first success', 'Onboarding and activation', 'Find the moment after which users stay, and rebuild the first sessions so that more of them reach it: screens, emails and the help that people get.'),
  (10, 'Hire the first growth team', 'Hiring a growth team', 'Decide which roles come first, write the profiles, interview with somebody who has done the job, and plan the team’s first ninety days.'),
  (11, 'Say what sets you apart', 'Brand strategy', 'Work out the position, the message and the proof behind it with the people who decide, test them with buyers, and leave a guide that everybody writes by.'),
  (12, 'Report growth to the board', 'Board reporting', 'Choose the few numbers that tell how the company grows, define them once, and build the monthly report that answers the questions the board asks.')
) AS example (place, title, topic_name, description)
JOIN LATERAL (SELECT id FROM master_topics WHERE master_topics.topic_name = example.topic_name ORDER BY created_at LIMIT 1) AS topic ON true;
