-- People who ask, what they ask about, and what they are answered; the sizes are those that issues speak of.
create table users (
  id uuid primary key default gen_random_uuid(), first_name text not null, last_name text not null, is_expert boolean not null
);
create table master_topics (id serial primary key, topic_name text not null, deleted boolean not null default false);
create table questions (
  id serial primary key, question text not null, user_id uuid not null references users,
  topic_id int not null references master_topics, is_approved boolean not null default true,
  created_at timestamptz not null default now()
);
create table responses (
  id serial primary key, question_id int not null references questions, user_id uuid not null references users,
  response_text text not null, is_approved boolean not null, rating int, created_at timestamptz not null default now()
);
insert into users (first_name, last_name, is_expert) select 'F' || i, 'L' || i, i % 3 = 0 from generate_series(1, 2000) i;
insert into master_topics (topic_name) select 'Topic ' || i from generate_series(1, 100) i;
with u as (select id, row_number() over () - 1 as n from users)
insert into questions (question, user_id, topic_id, is_approved, created_at)
select 'How do I grow ' || i || repeat(' x', 30), u.id, 1 + i % 100, i % 5 <> 0, now() - i * interval '1 minute'
from generate_series(1, 20000) i join u on u.n = i % 2000;
with u as (select id, row_number() over () - 1 as n from users)
insert into responses (question_id, user_id, response_text, is_approved, rating, created_at)
select 1 + i % 20000, u.id, repeat('answer text ', 20), i % 4 <> 0, 1 + i % 5, now() - i * interval '20 seconds'
from generate_series(1, 60000) i join u on u.n = i % 2000;
create index on questions (topic_id, created_at desc, id);
create index on questions (user_id);
create index on responses (question_id, created_at desc);
create index on responses (user_id);
vacuum analyze;
