-- 积分: what members earn, take, spend. The ledger is the truth; balances and day sums are kept beside it in the same transaction.

-- What earns how much. Operators change amounts; the code is what the program calls it by.
create table point_rule (
  code text primary key,
  name text not null,
  -- On a bubble.
  label text not null,
  amount integer not null,
  -- Earned standing that can't be spent.
  reputation integer not null default 0 check (reputation >= 0),
  -- Points of this rule in one day in China; 0 is no limit.
  daily_cap integer not null default 0 check (daily_cap >= 0),
  -- Once in a member's life.
  is_once boolean not null default false,
  enabled boolean not null default true,
  note text not null default '',
  sort integer not null default 0,
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into point_rule (code, name, label, amount, reputation, daily_cap, is_once, note, sort) values
  ('sign', '每日签到', '签到', 5, 0, 5, false, '每天一次，北京时间零点起算', 1),
  ('sign7', '连续签到七天', '连签', 20, 0, 20, false, '每满七天一次，中断后重新累计', 2),
  ('ask', '发布问题', '提问', 5, 2, 15, false, '审核通过后计', 3),
  ('article', '发布文章', '文章', 20, 10, 40, false, '审核通过后计', 4),
  ('answer', '回答问题', '回答', 10, 10, 50, false, '少于 20 字不计', 5),
  ('best', '回答被采纳为最佳答案', '最佳答案', 30, 30, 150, false, '采纳撤销则扣回', 6),
  ('adopt', '采纳答案', '采纳', 5, 0, 20, false, '采纳自己的回答不计', 7),
  ('liked', '内容被点赞', '获赞', 1, 1, 20, false, '同一人重复点赞只计一次', 8),
  ('favourited', '内容被收藏', '被收藏', 2, 2, 20, false, '同一人重复收藏只计一次', 9),
  ('readFaq', '阅读 FAQ 满 30 秒', '阅读', 1, 0, 5, false, '同一篇只计一次', 10),
  ('share', '分享内容', '分享', 2, 0, 10, false, '同一内容只计一次', 11),
  ('comment', '发表评论', '评论', 1, 0, 10, false, '少于 5 字不计', 12),
  ('rtJoin', '参加圆桌并提出话题', '圆桌', 10, 5, 20, false, '话题通过审核后计', 13),
  ('profile', '完善个人资料', '资料', 20, 0, 0, true, '仅一次', 14),
  ('firstAsk', '首次提问', '首次提问', 10, 0, 0, true, '仅一次', 15),
  ('report', '举报属实', '举报', 5, 0, 15, false, '', 16),
  ('faqFeedback', 'FAQ 纠错被采纳', '纠错', 20, 20, 60, false, '', 17),
  ('violation', '违规内容被删除', '违规', -20, 0, 0, false, '同时扣回该内容所得积分', 18);

-- Rows are only ever added. `amount` counts in the balance once the row is taken; `reputation` counts at once.
-- Bubbles wait to be taken; one that was not in time is expired, one whose cause is gone is void.
create table point_entry (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id),
  -- A rule's code, or reversal, exchange, refund, correction; with what it is about: together the cause.
  source text not null,
  ref text not null,
  -- The same cause again, after it was taken back: an answer adopted, not adopted, adopted.
  turn smallint not null default 1,
  amount integer not null,
  reputation integer not null default 0,
  state text not null check (state in ('bubble', 'taken', 'expired', 'void')),
  -- Whose removal takes the points back: question:12, answer:5.
  subject text,
  -- What its owner reads beside it.
  note text not null default '',
  -- In China.
  day date not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  taken_at timestamptz,
  primary key (user_id, id),
  unique (user_id, source, ref, turn),
  check ((state = 'taken') = (taken_at is not null)),
  check (state = 'taken' or expires_at is not null)
) partition by hash (user_id);
create table point_entry_p0 partition of point_entry for values with (modulus 8, remainder 0);
create table point_entry_p1 partition of point_entry for values with (modulus 8, remainder 1);
create table point_entry_p2 partition of point_entry for values with (modulus 8, remainder 2);
create table point_entry_p3 partition of point_entry for values with (modulus 8, remainder 3);
create table point_entry_p4 partition of point_entry for values with (modulus 8, remainder 4);
create table point_entry_p5 partition of point_entry for values with (modulus 8, remainder 5);
create table point_entry_p6 partition of point_entry for values with (modulus 8, remainder 6);
create table point_entry_p7 partition of point_entry for values with (modulus 8, remainder 7);
create index point_entry_bubble on point_entry (user_id, expires_at, id) where state = 'bubble';
create index point_entry_taken on point_entry (user_id, taken_at desc, id desc) where state = 'taken';
create index point_entry_subject on point_entry (subject) where subject is not null;
create index point_entry_expiry on point_entry (expires_at) where state = 'bubble';

-- Whoever is connected: a row stays as it was written, but for the one step of a bubble.
create function keep_point_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'bubble' and new.state <> 'bubble'
     and row(new.id, new.user_id, new.source, new.ref, new.turn, new.amount, new.reputation, new.subject, new.note, new.day,
             new.created_at, new.expires_at)
       is not distinct from
         row(old.id, old.user_id, old.source, old.ref, old.turn, old.amount, old.reputation, old.subject, old.note, old.day,
             old.created_at, old.expires_at) then
    return new;
  end if;
  raise exception 'the points ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger point_entry_kept before update or delete on point_entry for each row execute function keep_point_entry();

-- One row per member. Whoever changes a member's points locks it first.
create table point_balance (
  user_id bigint primary key references app_user (id),
  balance integer not null default 0 check (balance >= 0),
  reputation integer not null default 0 check (reputation >= 0),
  updated_at timestamptz not null default now()
) with (fillfactor = 85);
create index point_balance_standing on point_balance (reputation desc, user_id) where reputation > 0;

-- What a member earned by each rule on each day: the daily caps, 今日已得, and the ranks of week and month.
create table point_day (
  user_id bigint not null references app_user (id),
  day date not null,
  source text not null,
  amount integer not null default 0,
  reputation integer not null default 0,
  primary key (user_id, day, source)
);
create index point_day_standing on point_day (day, user_id) include (reputation) where reputation > 0;

-- 签到: a day in China, and how many in a row it makes.
create table point_sign (
  user_id bigint not null references app_user (id),
  day date not null,
  streak integer not null check (streak > 0),
  primary key (user_id, day)
);

-- Shops outside where points are worth something. Where they are reached is configuration, not data.
create table score_platform (
  id bigint generated by default as identity primary key,
  code text not null unique,
  name text not null,
  description text not null default '',
  min_amount integer not null check (min_amount > 0),
  max_amount integer not null check (max_amount >= min_amount),
  -- Amounts are a multiple of it.
  step integer not null check (step > 0),
  -- What one member may exchange in a day.
  daily_limit integer not null check (daily_limit > 0),
  enabled boolean not null default true,
  sort integer not null default 0,
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

-- pending: paid for here, not yet confirmed there. Failed ones were given back.
create table score_exchange (
  id bigint generated always as identity primary key,
  -- What the platform knows it by: sent again, it is the same order.
  order_no uuid not null unique default gen_random_uuid(),
  user_id bigint not null references app_user (id),
  platform_id bigint not null references score_platform (id),
  amount integer not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  platform_order_no text not null default '',
  reason text not null default '',
  day date not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
);
create index score_exchange_member on score_exchange (user_id, id desc);
create index score_exchange_platform on score_exchange (platform_id);
create index score_exchange_pending on score_exchange (created_at) where state = 'pending';

-- Ranks of all time beside week and month.
alter table member_rank drop constraint member_rank_period_check;
alter table member_rank add constraint member_rank_period_check check (period in ('week', 'month', 'all')) not valid;
