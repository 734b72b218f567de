import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { operatorAccountsQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog } from "../../ui/forms/dialog.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { AccountLine } from "./account-line.tsx";
import { LostFactorsForm, NewAccount, ResetForm } from "./operator-forms.tsx";

export function OperatorPage() {
  const accounts = useQuery(operatorAccountsQuery);
  const [opening, modal] = useDisclosure(false);
  const [resetting, resetDialog] = useDisclosure(false);
  const [removing, factorsDialog] = useDisclosure(false);
  return (
    <Page
      title={messages.operator.title}
      lead={messages.operator.lead}
      actions={
        <>
          <Button variant="default" onClick={resetDialog.open}>
            {messages.operator.newPassword}
          </Button>
          <Button variant="default" onClick={factorsDialog.open}>
            {messages.operator.lostFactor}
          </Button>
          <Button leftSection={<PlusIcon />} onClick={modal.open}>
            {messages.operator.newAccount}
          </Button>
        </>
      }
      wide
    >
      <QueryResult query={accounts}>
        {({ accounts: rows }) => (
          <Card flush>
            <RecordTable
              label={messages.operator.accounts}
              columns={[
                { name: messages.operator.columns.account },
                { name: messages.operator.columns.members, align: "right" },
                { name: messages.operator.columns.invoices, align: "right" },
                { name: messages.operator.columns.plan },
              ]}
            >
              {rows.map((account) => (
                <AccountLine key={account.id} account={account} />
              ))}
            </RecordTable>
          </Card>
        )}
      </QueryResult>
      <NewAccount opened={opening} onClose={modal.close} />
      <Dialog title={messages.operator.newPassword} opened={resetting} onClose={resetDialog.close}>
        <ResetForm onClose={resetDialog.close} />
      </Dialog>
      <Dialog title={messages.operator.lostFactor} opened={removing} onClose={factorsDialog.close}>
        <LostFactorsForm onClose={factorsDialog.close} />
      </Dialog>
    </Page>
  );
}
