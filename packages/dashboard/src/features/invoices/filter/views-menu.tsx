import type { SavedView } from "@inkvoice/contract/dashboard";
import { Button, Group, Menu, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { viewsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../../ui/forms/dialog.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { problemInput, useFormProblems } from "../../../ui/forms/form-problems.ts";
import { BookmarkIcon, CrossIcon, PlusIcon } from "../../../ui/icons.tsx";
import classes from "../invoices.module.css";
import { type ListSearch, withSort } from "./filter.ts";

type Props = Readonly<{ search: ListSearch; onOpen: (search: ListSearch) => void }>;

/** Saved filters and orders of the list, by name. */
export function ViewsMenu({ search, onOpen }: Props) {
  const { data } = useQuery(viewsQuery);
  const [naming, { open, close }] = useDisclosure(false);
  const said = messages.invoices.views;
  const views = data?.views ?? [];
  const present = views.find((view) => isShown(view, search));
  return (
    <>
      <Menu position="bottom-start" width={280} radius="md">
        <Menu.Target>
          <Button variant="default" leftSection={<BookmarkIcon size={16} />} className={classes.views ?? ""}>
            {present?.name ?? said.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label className={classes.explain ?? ""}>{said.none}</Menu.Label>}
          {views.map((view) => (
            <ViewItem key={view.id} view={view} shown={view === present} onOpen={onOpen} />
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<PlusIcon size={16} />} onClick={open}>
            {said.save}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SaveView search={search} opened={naming} onClose={close} />
    </>
  );
}

const searchOf = ({ filter, sort }: SavedView): ListSearch => withSort(filter as ListSearch, sort);
const sorted = (search: ListSearch) => JSON.stringify(Object.entries(search).toSorted());
const isShown = (view: SavedView, search: ListSearch) => sorted(searchOf(view)) === sorted(search);

type ItemProps = Readonly<{ view: SavedView; shown: boolean; onOpen: Props["onOpen"] }>;

function ViewItem({ view, shown, onOpen }: ItemProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.delete(`/views/${view.id}`),
    onSettled: () => client.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  });
  return (
    <Group gap={4} wrap="nowrap">
      <Menu.Item flex={1} onClick={() => onOpen(searchOf(view))} fw={shown ? 600 : 400}>
        {view.name}
      </Menu.Item>
      <Menu.Item
        w="auto"
        closeMenuOnClick={false}
        aria-label={messages.invoices.views.remove(view.name)}
        onClick={() => remove.mutate()}
      >
        <CrossIcon size={14} />
      </Menu.Item>
    </Group>
  );
}

function SaveView({ search, ...dialog }: DialogProps & Readonly<{ search: ListSearch }>) {
  return (
    <Dialog title={messages.invoices.views.save} {...dialog}>
      <SaveViewForm search={search} onClose={dialog.onClose} />
    </Dialog>
  );
}

function SaveViewForm({ search, onClose }: Readonly<{ search: ListSearch; onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const said = messages.invoices.views;
  const problems = useFormProblems(name.trim() === "" ? ["name"] : []);
  const save = useMutation({
    mutationFn: () => {
      const { sort = "-created_at", ...filter } = search;
      return api.post("/views", { name, filter, sort });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: viewsQuery.queryKey });
      onClose();
    },
  });
  return (
    <Form sending={save} problems={problems} submit={messages.ui.save} onCancel={onClose}>
      <div ref={problems.root}>
        <TextInput
          label={said.name}
          description={said.explain}
          required
          maxLength={60}
          data-autofocus
          value={name}
          {...problemInput(problems, "name", messages.ui.missing.name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
    </Form>
  );
}
