-- What must hold whenever no transaction is running (docs/decisions and the quality figures refer to the numbers).
-- Each query returns rows only where its sentence is broken. A query begins at its "-- invariant" line.

-- invariant 1a: a wallet is the sum of its ledger entries
select w.user_id, w.balance, coalesce(sum(l.delta), 0) as ledger
from wallets w left join credit_ledger l on l.user_id = w.user_id
group by w.user_id, w.balance having w.balance <> coalesce(sum(l.delta), 0);

-- invariant 1b: every ledger entry belongs to a wallet and carries the balance that it left
select * from (
  select l.user_id, l.id, l.balance_after, w.user_id as wallet,
    sum(l.delta) over (partition by l.user_id order by l.id) as running
  from credit_ledger l left join wallets w on w.user_id = l.user_id) entries
where wallet is null or running <> balance_after;

-- invariant 1c: a wallet below zero is frozen, and no other one is
select user_id, balance, state from wallets where (balance < 0) <> (state = 'frozen');

-- invariant 1d: what is left in the lots is the balance; only who was charged back may owe the difference, and has then
-- nothing left of what was bought
select * from (
  select w.user_id, w.balance, coalesce(sum(c.remaining), 0) as in_lots,
    coalesce(sum(c.remaining) filter (where c.kind = 'paid'), 0) as bought
  from wallets w left join credit_lots c on c.user_id = w.user_id
  group by w.user_id, w.balance) wallets
where in_lots < balance or (in_lots > balance and (bought > 0 or not exists (
  select from credit_ledger l where l.user_id = wallets.user_id and l.kind = 'chargeback')));

-- invariant 1e: what is left in a lot is what the ledger put there less what it took
select c.id, c.remaining, coalesce(moved.credits, 0) as ledger
from credit_lots c left join (
  select (share->>'lot_id')::bigint as lot_id, sum(sign(l.delta) * (share->>'credits')::int) as credits
  from credit_ledger l cross join lateral jsonb_array_elements(l.lots) share group by 1) moved on moved.lot_id = c.id
where c.remaining <> coalesce(moved.credits, 0);

-- invariant 2a: a message was charged exactly what it says, in one entry, and given back at most once
select m.id, m.credits_charged, entries.*
from messages m left join (
  select ref_id, -sum(delta) as paid, count(*) filter (where delta < 0) as charges,
    count(*) filter (where kind = 'release') as releases, count(*) filter (where delta > 0 and kind <> 'release') as odd
  from credit_ledger where ref_type = 'message' group by ref_id) entries on entries.ref_id = m.id
where m.credits_charged <> coalesce(entries.paid, 0) or coalesce(entries.charges, 0) > 1
  or coalesce(entries.releases, 0) > 1 or coalesce(entries.odd, 0) > 0;

-- invariant 2b: every charge in the ledger belongs to a message of that member, until a deletion cut them apart
select l.id, l.user_id, l.kind, l.ref_id
from credit_ledger l
left join messages m on m.id = l.ref_id and l.ref_type = 'message'
left join profiles p on p.id = m.sender_profile_id
where l.kind in ('message', 'photo', 'gift', 'release') and p.user_id is distinct from l.user_id
  and p.status is distinct from 'removed';

-- invariant 2c: a held message has cost nothing and stands in nobody's unread count or list but its sender's
select m.id from messages m where m.state = 'held' and m.credits_charged <> 0;

-- invariant 3: an order that was ever completed has exactly one purchase entry of its credits, any other has none
select o.id, o.state, o.credited_at, count(l.id) as entries, sum(l.delta) as credits
from orders o left join credit_ledger l on l.ref_type = 'order' and l.ref_id = o.id and l.kind = 'purchase'
  and l.user_id = o.user_id
group by o.id
having case when o.state in ('completed', 'partially_refunded', 'refunded', 'charged_back')
  then count(l.id) <> 1 or sum(l.delta) <> o.credits or o.credited_at is null or o.completed_at is null
  else count(l.id) <> 0 or o.credited_at is not null or o.completed_at is not null end;

-- invariant 3b: bonus credits come once, with the credits of their order
select o.id, o.bonus_credits, coalesce(sum(l.delta), 0) as credits
from orders o left join credit_ledger l on l.ref_type = 'order' and l.ref_id = o.id and l.kind = 'bonus'
where o.credited_at is not null
group by o.id having coalesce(sum(l.delta), 0) <> o.bonus_credits;

-- invariant 4: what the provider was paid is what was credited (direct debits are credited before they settle)
select o.id, o.state, o.total_cents, o.currency, p.id as payment, p.status, p.amount_cents
from orders o left join payments p on p.order_id = o.id and p.status = 'paid' and p.untaken_at is null
where o.paymentmethod <> 'directdebit'
  and ((o.credited_at is not null) <> (p.id is not null) or p.amount_cents <> o.total_cents
    or p.currency <> o.currency);

-- invariant 4b: no order took two payments
select order_id from payments where status = 'paid' and untaken_at is null group by order_id having count(*) > 1;

-- invariant 4c: a direct debit was paid, is on its way, or was charged back; what is on its way counts apart
select o.id, o.state, p.status, p.amount_cents
from orders o left join payments p on p.order_id = o.id and p.untaken_at is null
where o.paymentmethod = 'directdebit' and o.credited_at is not null and (p.id is null
  or p.amount_cents <> o.total_cents or p.currency <> o.currency
  or (o.state not in ('charged_back', 'refunded') and p.status not in ('paid', 'open', 'pending', 'authorized')));

-- invariant 4d: no more went back than was paid; an order is partly, wholly or forcibly refunded by exactly that much
select o.id, o.state, o.total_cents, coalesce(sum(r.amount_cents), 0) as back
from orders o left join refunds r on r.order_id = o.id and r.kind <> 'untaken'
group by o.id
having coalesce(sum(r.amount_cents), 0) > o.total_cents
  or (o.state = 'refunded') <> (coalesce(sum(r.amount_cents), 0) = o.total_cents and o.state <> 'charged_back')
  or (o.state = 'partially_refunded') <> (coalesce(sum(r.amount_cents), 0) between 1 and o.total_cents - 1
    and o.state <> 'charged_back')
  or (o.state = 'charged_back') <> coalesce(bool_or(r.kind = 'chargeback'), false);

-- invariant 4e: what went back took its credits with it, in one entry and one for each message that brought some
-- back since, and has one credit note of its amount
select r.id, r.kind, r.credits, r.bonus_credits, r.amount_cents
from refunds r
where r.kind <> 'untaken' and (r.credits + r.bonus_credits <> (
    select coalesce(-sum(l.delta), 0) from credit_ledger l where l.ref_type = 'refund' and l.ref_id = r.id
      and l.kind = case when r.kind = 'chargeback' then 'chargeback' else 'refund' end)
  or 1 <> (select count(*) from invoices i where i.refund_id = r.id and i.order_id = r.order_id
    and i.total_cents = r.amount_cents and i.vat_cents = r.vat_cents and i.currency = r.currency));

-- invariant 4f: an entry that takes an order's credits back belongs to a refund, or to an order that was paid back
-- twice, until order and refund were forgotten
select l.id, l.kind from credit_ledger l left join refunds r on r.id = l.ref_id and l.ref_type = 'refund'
left join orders o on o.id = l.ref_id and l.ref_type = 'order' and l.kind = 'chargeback' and o.paid_back_twice_cents > 0
where l.kind in ('refund', 'chargeback') and r.id is null and o.id is null and not exists (
  select from credit_lots c where c.user_id = l.user_id and c.kind = 'paid' and c.order_id is null);

-- invariant 4g: a payment that no order took is asked for until it is decided, and nothing is sold or booked for it
select p.id, p.status, p.next_check_at, r.id as refund, r.credits
from payments p left join refunds r on r.payment_id = p.id and r.kind = 'untaken'
where case when p.untaken_at is null then p.next_check_at is not null or r.id is not null
  else (p.status in ('open', 'pending', 'authorized')) <> (p.next_check_at is not null) end
  or r.credits + r.bonus_credits <> 0 or exists (select from invoices i where i.refund_id = r.id);

-- invariant 4h: a note that the provider is asked is gone once its order took the payment
select r.order_id from payment_requests r join payments p on p.order_id = r.order_id and p.untaken_at is null;

-- From here the provider's own books are the beginning: the sandbox's, which lie in the same database.

-- invariant 4i: what was paid at the provider is known here, or asked for still (until its order was forgotten)
select s.id, s.description, p.status, o.state
from sandbox_payments s join orders asked on asked.number = s.description
left join payments p on p.provider = 'sandbox' and p.provider_id = s.id left join orders o on o.id = p.order_id
where s.status = 'paid' and case
  when p.id is null then not exists (select from payment_requests r where r.order_id = asked.id)
  else p.status <> 'paid' and p.next_check_at is null and o.next_check_at is null end;

-- invariant 4j: what was paid there and no order took went back, or is about to
select s.id, s.amount_cents
from sandbox_payments s
join payments p on p.provider = 'sandbox' and p.provider_id = s.id and p.untaken_at is not null and p.status = 'paid'
where not exists (select from refunds r where r.payment_id = p.id and r.kind = 'untaken')
  and s.amount_cents > s.charged_back_cents + (
    select coalesce(sum(f.amount_cents), 0) from sandbox_refunds f where f.payment_id = s.id);

-- invariant 4k: what went back there is in our books: as we asked for it, or booked where somebody made it by hand
select f.id, f.key, f.amount_cents, r.state
from sandbox_refunds f
join payments p on p.provider = 'sandbox' and p.provider_id = f.payment_id join orders o on o.id = p.order_id
left join refunds r on r.payment_id = p.id and (f.key = 'refund-' || r.id or f.id = r.provider_id)
where case when f.key like 'refund-%'
  then r.id is null or r.amount_cents <> f.amount_cents or r.state = 'failed'
  else r.id is null and p.untaken_at is null and o.state in ('completed', 'partially_refunded') end;

-- invariant 4l: what we hold for given back went back there
select r.id, r.kind, r.state from refunds r join payments p on p.id = r.payment_id and p.provider = 'sandbox'
where r.kind <> 'chargeback' and r.state in ('pending', 'refunded') and not exists (
  select from sandbox_refunds f where f.payment_id = p.provider_id and f.id = r.provider_id);

-- invariant 4n: who got a payment back twice owes it, in an entry of their ledger
select o.id, o.paid_back_twice_cents, s.charged_back_cents, s.amount_cents
from sandbox_payments s
join payments p on p.provider = 'sandbox' and p.provider_id = s.id and p.untaken_at is null
join orders o on o.id = p.order_id and o.credited_at is not null
where s.charged_back_cents > 0 and ((o.paid_back_twice_cents > 0) <> (s.charged_back_cents > s.amount_cents - (
    select coalesce(sum(f.amount_cents), 0) from sandbox_refunds f where f.payment_id = s.id and f.status <> 'failed'))
  or (o.paid_back_twice_cents > 0) <> exists (
    select from credit_ledger l where l.kind = 'chargeback' and l.ref_type = 'order' and l.ref_id = o.id));

-- invariant 4m: an order whose money all went back leaves no credits to spend, however they came back
select o.id, c.kind, c.remaining from orders o join credit_lots c on c.order_id = o.id
where o.state = 'refunded' and c.remaining > 0;

-- invariant 5: only an order whose payment is not settled waits for its next check, and it always does
select o.id, o.state, o.next_check_at from orders o
where (o.state in ('open', 'pending') or (o.state in ('completed', 'partially_refunded', 'refunded')
    and o.paymentmethod = 'directdebit'
    and exists (select from payments p where p.order_id = o.id and p.untaken_at is null
      and p.status in ('open', 'pending', 'authorized'))))
  <> (o.next_check_at is not null);

-- invariant 5c: orders only move forward
select m.order_id, m.from_state, m.to_state from order_moves m
where m.from_state is not null and (m.from_state, m.to_state) not in (
  ('draft', 'open'), ('draft', 'failed'), ('draft', 'cancelled'),
  ('open', 'pending'), ('open', 'completed'), ('open', 'cancelled'), ('open', 'expired'), ('open', 'failed'),
  ('pending', 'completed'), ('pending', 'failed'),
  ('completed', 'partially_refunded'), ('completed', 'refunded'), ('completed', 'charged_back'),
  ('partially_refunded', 'refunded'), ('partially_refunded', 'charged_back'));

-- invariant 5d: the last move of an order led to its state
select o.id, o.state, m.to_state from orders o
join lateral (select to_state from order_moves where order_id = o.id order by id desc limit 1) m on true
where m.to_state <> o.state;

-- invariant 5b: a member has at most one open order
select user_id from orders where state = 'open' group by user_id having count(*) > 1;

-- invariant 6a: one time bonus a member
select user_id from discount_codes where code = 'TIMEBONUS25' group by user_id having count(*) > 1;

-- invariant 6b: the time bonus counts only for a first order, placed within 14 400 seconds of signup
select o.id, u.id as user_id
from discount_uses d
join discount_codes c on c.id = d.code_id and c.code = 'TIMEBONUS25'
join orders o on o.id = d.order_id join users u on u.id = d.user_id
where o.created_at >= u.created_at + interval '14400 seconds' or c.user_id <> u.id or exists (
  select from orders earlier where earlier.user_id = u.id and earlier.completed_at < o.created_at);

-- invariant 6c: a code is used by completed orders, reserved by those in progress, and never beyond its number
select d.code_id, d.order_id, o.state, d.used_at
from discount_uses d join orders o on o.id = d.order_id
where (d.used_at is null and o.state not in ('draft', 'open', 'pending'))
  or (d.used_at is not null and o.credited_at is null);

-- invariant 6d: a code counts its completed uses, and is promised no more often than it may be used
select c.id, c.code, c.uses, c.max_uses, count(d.order_id) as held
from discount_codes c left join discount_uses d on d.code_id = c.id
group by c.id having c.uses <> count(d.used_at) or count(d.order_id) > c.max_uses;

-- invariant 7: unread are the messages of the other side after the last read one
select m.conversation_id, m.profile_id, m.unread, count(x.id) as counted
from conversation_members m left join messages x on x.conversation_id = m.conversation_id
  and x.sender_profile_id <> m.profile_id and x.id > greatest(m.read_until, m.hidden_before_id)
  and x.state not in ('held', 'deleted') and not m.profile_id = any(x.deleted_for)
group by m.conversation_id, m.profile_id, m.unread having m.unread <> count(x.id);

-- invariant 7b: both members of a conversation are there, and nobody else
select c.id from conversations c left join conversation_members m
  on m.conversation_id = c.id and m.profile_id in (c.a_id, c.b_id)
group by c.id having count(m.profile_id) <> 2;

-- invariant 8a: no member took more than two free conversations
select profile_id, count(*) from conversation_members where free_slot group by profile_id having count(*) > 2;

-- invariant 8b: who never paid wrote only where a slot was taken (the demo's members write on the house)
select distinct m.conversation_id, m.sender_profile_id
from messages m join profiles p on p.id = m.sender_profile_id and not p.demo
join users u on u.id = p.user_id and u.first_paid_at is null
join conversation_members c on c.conversation_id = m.conversation_id and c.profile_id = p.id
where not c.free_slot and m.type <> 'system';

-- invariant 8c: who never paid has at most 3 photos, the others 25
select f.profile_id, count(*) from photos f join profiles p on p.id = f.profile_id join users u on u.id = p.user_id
where f.visibility <> 'chat' and f.status in ('processing', 'pending', 'active')
group by f.profile_id, u.first_paid_at having count(*) > case when u.first_paid_at is null then 3 else 25 end;

-- invariant 9: a stored key has its answer; one without is a call that was acknowledged and lost
select actor, method_path, key from idempotency_keys where status is null;

-- invariant 10: no session of an account that is gone
select s.user_id from sessions s join users u on u.id = s.user_id
where u.status in ('deleted_pending', 'banned', 'purged');

-- invariant 11a: no message crossed a block
select m.id from messages m join conversations c on c.id = m.conversation_id
join blocks b on (b.blocker_id, b.blocked_id) in ((c.a_id, c.b_id), (c.b_id, c.a_id))
where m.state <> 'held' and m.created_at > b.created_at;

-- invariant 11b: no like stands between a blocked pair
select l.from_id, l.to_id from likes l
join blocks b on (b.blocker_id, b.blocked_id) in ((l.from_id, l.to_id), (l.to_id, l.from_id));

-- invariant 12: a conversation with a fictional profile says so, and nobody wrote there without knowing
select c.id from conversations c
join profiles f on f.id in (c.a_id, c.b_id) and f.fictional
left join conversation_members m on m.conversation_id = c.id and m.profile_id <> f.id
where not c.fictional or (m.fictional_ack_at is null and exists (
  select from messages x where x.conversation_id = c.id and x.sender_profile_id = m.profile_id));

-- invariant 13: premium is who has a purchase that was not all given back, or one too old to be kept
select u.id, u.paid_user from users u
where u.paid_user <> exists (
    select from orders o where o.user_id = u.id and o.state in ('completed', 'partially_refunded'))
  and not exists (select from credit_lots c where c.user_id = u.id and c.kind = 'paid' and c.order_id is null);

-- invariant 13b: nobody is invisible without being premium
select id from users where invisible and not paid_user;

-- invariant 14: an account's events were numbered without gaps behind its counter
select e.user_id, max(e.seq), r.event_seq from events e left join account_revisions r on r.user_id = e.user_id
group by e.user_id, r.event_seq having r.event_seq is null or max(e.seq) > r.event_seq;

-- invariant 15a: every credited order has exactly one invoice, of its own amounts, and no other order has one
select o.id, o.state, count(i.id) as invoices
from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
  and i.total_cents = o.total_cents and i.vat_cents = o.vat_cents and i.currency = o.currency
group by o.id having count(i.id) <> case when o.credited_at is null then 0 else 1 end;

-- invariant 15b: the numbers of a company's year have no gap; only years that are forgotten have no counter any more
select i.company_id, i.year, count(*) as numbers, max(i.seq) as last, c.last_seq
from invoices i left join invoice_counters c on c.company_id = i.company_id and c.year = i.year
group by i.company_id, i.year, c.last_seq
having case when c.last_seq is null
  then i.year >= (select min(k.year) from invoice_counters k where k.company_id = i.company_id)
  else count(*) <> max(i.seq) or min(i.seq) <> 1 or c.last_seq <> max(i.seq) end;

-- invariant 16: what is sold in a country has its currency, so that prices of one country are compared in one
select b.id, b.country, b.currency, c.currency as of_country
from bundles b join countries c on c.code = b.country
where b.active and b.currency <> c.currency;
