import type { QuestionedInvoice } from "@inkvoice/contract/dashboard";
import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { messages } from "../../../messages/messages.ts";
import { approvalProblemText } from "../../invoice/review/approval-problem-text.ts";
import classes from "../invoices.module.css";
import type { ApprovalQuestion as Question } from "./use-bulk-change.tsx";

/** Maximum number of invoices that are listed; the others are counted. */
const maxListed = 100;

/** Names the invoices that were not approved because of their problems. */
export function ApprovalQuestion({ question }: Readonly<{ question: Question }>) {
  const said = messages.invoices.bulk.question;
  const { questioned, done, waiting } = question.answer;
  const unlisted = questioned.length - maxListed;
  return (
    <Modal
      opened
      onClose={question.close}
      title={said.title(done.length - waiting.length, questioned.length)}
      size="lg"
    >
      <Stack gap="sm">
        {waiting.length > 0 && <Text size="sm">{messages.invoices.bulk.wait(waiting.length)}</Text>}
        <Text size="sm">{said.text(questioned.length)}</Text>
        <Stack gap="xs" component="ul" className={classes.questioned} aria-label={said.list}>
          {questioned.slice(0, maxListed).map((invoice) => (
            <QuestionedItem key={invoice.id} invoice={invoice} onOpen={question.close} />
          ))}
        </Stack>
        {unlisted > 0 && <Text size="sm">{said.more(unlisted)}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={question.close} data-autofocus>
            {messages.ui.close}
          </Button>
          <Button onClick={question.approveAnyway}>{messages.review.approveAnyway.confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function QuestionedItem({ invoice, onOpen }: Readonly<{ invoice: QuestionedInvoice; onOpen: () => void }>) {
  const { id, vendor_name, invoice_number, filename, problems } = invoice;
  const texts = problems.map(approvalProblemText);
  return (
    <li>
      <Link to="/invoices/$id" params={{ id }} onClick={onOpen} className={classes.questionedLink}>
        {[vendor_name, invoice_number].filter(Boolean).join(" · ") || filename}
      </Link>
      <List size="sm">
        {[...new Set(texts)].map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </li>
  );
}
