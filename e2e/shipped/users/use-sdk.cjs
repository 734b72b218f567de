const { createClient, verifyWebhook } = require("@inkvoice/sdk");

/** The same package by `require`. */
const [baseUrl, apiKey, , webhookSecret] = process.argv.slice(2);

createClient({ apiKey, baseUrl })
  .invoices.list({ limit: 1 })
  .then(async ({ invoices }) => {
    const refused = await verifyWebhook({ body: "{}", headers: {}, secret: webhookSecret }).catch(
      ({ problem }) => problem,
    );
    console.log(JSON.stringify({ listed: invoices.length, refused }));
  });
