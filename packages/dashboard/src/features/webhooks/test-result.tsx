import type { DeliveryDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Group, Loader, Text } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { deliveriesQuery, deliveryQuery } from "../../api/queries.ts";
import { formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";

/** Result of a test delivery. */
export function TestResult({ eventId }: Readonly<{ eventId: string }>) {
  const list = useInfiniteQuery(deliveriesQuery({ event: eventId }));
  const id = list.data?.pages[0]?.deliveries[0]?.id;
  return (
    <Group gap="xs" mt="sm" role="status">
      {id ? <Outcome id={id} /> : <Waiting />}
    </Group>
  );
}

const Waiting = () => (
  <>
    <Loader size={14} aria-hidden="true" />
    <Text size="sm">{messages.webhooks.endpoint.testWaits}</Text>
  </>
);

function Outcome({ id }: Readonly<{ id: string }>) {
  const { data } = useQuery({ ...deliveryQuery(id), refetchInterval: 1_000 });
  const last = data?.attempts_made.at(-1);
  if (!last) return <Waiting />;
  return (
    <>
      <Text size="sm" c={isGood(last) ? "var(--band-sure-text)" : "var(--band-unsure-text)"}>
        {sentenceOf(last)}
      </Text>
      <Anchor size="sm" renderRoot={(props) => <Link to="/deliveries" search={{ open: id }} {...props} />}>
        {messages.webhooks.endpoint.testDetails}
      </Anchor>
    </>
  );
}

type Attempt = DeliveryDetail["attempts_made"][number];
const isGood = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;

function sentenceOf({ status, duration_ms: duration, error }: Attempt): string {
  const said = messages.webhooks.endpoint;
  if (status !== null) return said.testAnswered(String(status), formatNumber(duration));
  return said.testFailed(error ? reasonOf(error) : messages.webhooks.deliveries.noAnswer);
}

function reasonOf({ code, message }: NonNullable<Attempt["error"]>): string {
  const reasons: Readonly<Record<string, string>> = messages.terms.deliveryFailures;
  return reasons[code] ?? message;
}
