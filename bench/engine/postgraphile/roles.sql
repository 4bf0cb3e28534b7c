-- The permissions of metadata.json as PostGraphile takes them: the role bench_user, with row level security.
grant select on users, master_topics, questions, responses to bench_user;
grant insert, update on responses to bench_user;
grant usage on sequence responses_id_seq to bench_user;
alter table questions enable row level security;
alter table responses enable row level security;
alter table master_topics enable row level security;
create policy shown on master_topics for select to bench_user using (not deleted);
create policy shown on questions for select to bench_user
  using (is_approved or user_id = (select current_setting('bench.user_id')::uuid));
create policy shown on responses for select to bench_user
  using (is_approved or user_id = (select current_setting('bench.user_id')::uuid));
create policy own on responses for insert to bench_user
  with check (user_id = (select current_setting('bench.user_id')::uuid));
create policy own_text on responses for update to bench_user
  using (user_id = (select current_setting('bench.user_id')::uuid));
