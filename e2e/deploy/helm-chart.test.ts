import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { settings } from "../../packages/server/src/platform/settings/settings.ts";
import { prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { type Manifest, renderChart } from "./render-chart.ts";

const needed = {
  image: { repository: "registry.example.com/inkvoice" },
  secretName: "inkvoice",
  baseUrl: "https://invoices.example.com",
  s3: { bucket: "invoices" },
};
const everything = {
  ...needed,
  image: { repository: "registry.example.com/inkvoice", digest: `sha256:${"ab".repeat(32)}` },
  imagePullSecrets: [{ name: "pull" }],
  settings: { INKVOICE_LOG_LEVEL: "warn" },
  ingress: { enabled: true, host: "invoices.example.com", tlsSecretName: "tls", className: "nginx" },
  podMonitor: { enabled: true, labels: { release: "prometheus" } },
  networkPolicy: { databaseTo: [{ ipBlock: { cidr: "10.0.0.0/8" } }] },
  worker: { nodeSelector: { pool: "readers" }, tolerations: [{ key: "readers", operator: "Exists" }] },
};

const find = (manifests: readonly Manifest[], kind: string, name = "test") =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name) ?? {};
const podOf = (manifest: Manifest) => manifest.spec.template.spec;
const variablesOf = (manifest: Manifest): Record<string, string> =>
  Object.fromEntries(
    podOf(manifest).containers[0].env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );

describe("the Helm chart", () => {
  const manifests = renderChart(needed);

  it("has API and workers, migrations before both, a service, autoscaling and a network policy", () => {
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      "Deployment test-api",
      "Deployment test-worker",
      "HorizontalPodAutoscaler test-api",
      "HorizontalPodAutoscaler test-worker",
      "Job test-migrate",
      "NetworkPolicy test",
      "PodDisruptionBudget test-api",
      "Service test",
      "ServiceAccount test",
    ]);
    expect(find(manifests, "Job", "test-migrate").metadata.annotations["helm.sh/hook"]).toBe("pre-install,pre-upgrade");
    expect(podOf(find(manifests, "Job", "test-migrate")).containers[0].args).toEqual(["migrate"]);
  });

  it.each(["Deployment test-api", "Deployment test-worker", "Job test-migrate"])(
    "%s runs without root, writes only to its data volume, and gets secrets only from the Secret",
    (which) => {
      const [kind = "", name] = which.split(" ");
      const pod = podOf(find(manifests, kind, name));
      const [container] = pod.containers;
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65534 });
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(container.volumeMounts.map(({ mountPath }: Manifest) => mountPath)).toEqual(["/data", "/tmp"]);
      expect(container.envFrom).toEqual([{ secretRef: { name: "inkvoice" } }]);
      const secret = /KEY|TOKEN|PASSWORD|DATABASE_URL/;
      expect(container.env.filter((one: Manifest) => secret.test(one.name))).toEqual([]);
    },
  );

  it("names only settings that the service knows", () => {
    const known = new Set(Object.values(settings).map(({ variable }) => variable));
    const values = readFileSync(join(import.meta.dirname, "../../deploy/helm/inkvoice/values.yaml"), "utf8");
    const named = [
      ...Object.keys(variablesOf(find(manifests, "Deployment", "test-api"))),
      ...Object.keys(variablesOf(find(manifests, "Deployment", "test-worker"))),
      ...(values.match(/INKVOICE_\w*[A-Z]/g) ?? []),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(variablesOf(find(manifests, "Deployment", "test-worker"))).toMatchObject({
      INKVOICE_ROLE: "worker",
      INKVOICE_WORKERS: "2",
    });
  });

  it("routes traffic to the API only, by the labels of its pods", () => {
    const { selector } = find(manifests, "Service").spec;
    expect(find(manifests, "Deployment", "test-api").spec.template.metadata.labels).toMatchObject(selector);
    expect(find(manifests, "Deployment", "test-worker").spec.template.metadata.labels).not.toMatchObject(selector);
    for (const name of ["test-api", "test-worker"]) {
      const { spec } = find(manifests, "Deployment", name);
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      expect(spec).not.toHaveProperty("replicas");
    }
  });

  it("scales workers by the queue length, under the name of the service's metric", () => {
    const { spec } = find(manifests, "HorizontalPodAutoscaler", "test-worker");
    expect(spec.scaleTargetRef.name).toBe("test-worker");
    const [{ external }] = spec.metrics;
    const gauges = readFileSync(join(import.meta.dirname, "../../packages/server/src/platform/metrics.ts"), "utf8");
    expect(gauges).toContain(`"${external.metric.name}"`);
  });

  it("leaves the scaling of workers to KEDA when asked to, and never to both", async () => {
    const scaled = renderChart({ ...needed, worker: { keda: { enabled: true }, autoscaling: { minReplicas: 0 } } });
    expect(find(scaled, "HorizontalPodAutoscaler", "test-worker")).toEqual({});
    expect(find(scaled, "Deployment", "test-worker").spec).not.toHaveProperty("replicas");
    const { spec } = find(scaled, "ScaledObject", "test-worker");
    expect(spec).toMatchObject({ scaleTargetRef: { name: "test-worker" }, minReplicaCount: 0, maxReplicaCount: 10 });
    const [{ metadata }] = spec.triggers;
    expect(metadata).toMatchObject({ connectionFromEnv: "INKVOICE_DATABASE_URL", targetQueryValue: "10" });
    const fixture = await prepareFixture("PostgreSQL and S3", "migrated");
    const client = new pg.Client({ connectionString: fixture.environment.INKVOICE_DATABASE_URL });
    await client.connect();
    expect((await client.query(metadata.query)).rows).toEqual([{ count: "0" }]);
    await client.end();
    fixture.remove();
  });

  it("renders with every option", () => {
    const all = renderChart(everything);
    expect(podOf(find(all, "Deployment", "test-api")).containers[0].image).toBe(
      `registry.example.com/inkvoice@sha256:${"ab".repeat(32)}`,
    );
    expect(podOf(find(all, "Deployment", "test-worker"))).toMatchObject({
      nodeSelector: { pool: "readers" },
      tolerations: [{ key: "readers", operator: "Exists" }],
      imagePullSecrets: [{ name: "pull" }],
    });
    expect(variablesOf(find(all, "Deployment", "test-api"))).toMatchObject({ INKVOICE_LOG_LEVEL: "warn" });
    expect(find(all, "Ingress").spec.tls).toEqual([{ secretName: "tls", hosts: ["invoices.example.com"] }]);
    expect(find(all, "PodMonitor").metadata.labels).toMatchObject({ release: "prometheus" });
    expect(find(all, "NetworkPolicy").spec.egress[1].to).toEqual([{ ipBlock: { cidr: "10.0.0.0/8" } }]);
    const fixed = renderChart({ ...needed, worker: { autoscaling: { enabled: false }, replicas: 3 } });
    expect(find(fixed, "Deployment", "test-worker").spec.replicas).toBe(3);
  });

  it("admits only the ingress controller by default", () => {
    const from = [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "ingress-nginx" } } }];
    expect(find(renderChart(needed), "NetworkPolicy").spec.ingress[0].from).toEqual(from);
  });

  it.each(["image", "secretName", "baseUrl", "s3"] as const)("names the missing value without %s", (name) => {
    const { [name]: _left, ...values } = needed;
    expect(() => renderChart(values)).toThrow(/is needed/);
  });
});
